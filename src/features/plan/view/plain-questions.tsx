import { asksOf } from '../answers/asks.ts';
import { emptyPlan } from '../answers/plan.ts';
import type { IslandData } from '../plan-data.ts';

/** What the plan asks through each of its doors, to be read where its script does not run or come. */
export const PlainQuestions = ({ data: { tools, how } }: { data: IslandData }) => {
  const { start, doors, questions } = tools.words;
  return (
    <section className="tool-section plan-plain" aria-label={start.how}>
      <p data-text="lead">
        <span>{start.noScript}</span> <a href={how}>{start.how}</a>
      </p>
      {doors.map(({ id, title }) => (
        <section key={id}>
          <h2>{title}</h2>
          {asksOf({ ...emptyPlan, door: id }, tools).map((question) => (
            <div key={question}>
              <h3>{questions[question].heading}</h3>
              <p>{questions[question].help}</p>
            </div>
          ))}
        </section>
      ))}
    </section>
  );
};
