import { asksOf } from '../answers/asks.ts';
import { emptyPlan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';

/** What the plan asks through each of its doors, to be read where its script does not run or come. */
export const PlainQuestions = ({ data }: { data: PlanData }) => {
  const { start, doors, questions } = data.words;
  return (
    <section className="tool-section plan-plain" aria-label={start.how}>
      <p data-text="lead">
        <span>{start.noScript}</span> <a href={data.how}>{start.how}</a>
      </p>
      {doors.map(({ id, title }) => (
        <section key={id}>
          <h2>{title}</h2>
          {asksOf({ ...emptyPlan, door: id }, data).map((question) => (
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
