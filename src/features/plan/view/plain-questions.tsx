import { asksOf } from '../answers/asks.ts';
import { emptyPlan } from '../answers/empty.ts';
import type { AuditTime } from '../audit-time/schema.ts';
import type { PlanWords } from '../words-schema.ts';
import type { IslandData } from './from-content.ts';

type PlainQuestionsProps = {
  words: PlanWords;
  auditTime: AuditTime;
  /** The address of all rules and tables. */
  how: string;
  data: IslandData;
};

/**
 * What the plan asks through each of its doors, to be read where its script does not run or come.
 */
export const PlainQuestions = ({ words, auditTime, how, data: { tools } }: PlainQuestionsProps) => (
  <section className="plan-plain" aria-label={words.start.how}>
    <p data-text="lead">
      <span>{words.start.noScript}</span> <a href={how}>{words.start.how}</a>
    </p>
    {words.doors.map(({ id, title }) => {
      const asks = asksOf({ ...emptyPlan, door: id }, [], tools);
      return (
        <section key={id}>
          <h2>{title}</h2>
          {asks.map((question) => (
            <div key={question}>
              <h3>{words.questions[question].heading}</h3>
              <p>{words.questions[question].help}</p>
            </div>
          ))}
        </section>
      );
    })}
    <table className="tool-table" data-figures="">
      <caption>{words.days.initial}</caption>
      <thead>
        <tr>
          <th scope="col">{auditTime.columns.people}</th>
          <th scope="col">{auditTime.columns.quality}</th>
        </tr>
      </thead>
      <tbody>
        {auditTime.bands.slice(0, 12).map(({ from, upTo, quality }) => (
          <tr key={from}>
            <th scope="row">{`${from}–${upTo}`}</th>
            <td>{quality}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
