import type { ReactNode } from 'react';
import { fill } from '#src/content/fill.ts';
import { linkTo } from '#src/islands/link/read-link.ts';
import { asksOf, emptyPlan, writePlan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';

/** Why one has come: four ways in, each with the number of its questions. */
export const Start = ({ data, kept }: { data: PlanData; kept: ReactNode }) => {
  const { start, doors } = data.words;
  return (
    <>
      <header className="tool-opening" data-ground="ink">
        <img src={data.opening} width="1600" height="640" alt="" />
        <div>
          <h1>{data.title}</h1>
          <p data-text="lead">{data.lead}</p>
        </div>
      </header>
      <p className="tool-notice" data-island-missing hidden>
        {start.notLoaded}
      </p>
      <section className="tool-section plan-start" aria-labelledby="plan-why">
        <h2 id="plan-why" data-text="statement" data-arrival tabIndex={-1}>
          {start.heading}
        </h2>
        {/* Without script they are the headings of the questions below. */}
        <ul className="tool-cards" data-tall data-needs-script>
          {doors.map(({ id, title, text, picture, family }) => {
            const plan = { ...emptyPlan, door: id };
            const asks = asksOf(plan, data);
            return (
              <li key={id}>
                <a className="tool-card" href={linkTo(`at=${asks[0]}`, writePlan(plan))} data-family={family}>
                  <img src={picture} width="206" height="206" alt="" />
                  <span>
                    <b data-text="heading">{title}</b>
                    <span data-text="body">{text}</span>
                    <span data-text="label">{fill(start.questions, { n: asks.length })}</span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
        {kept}
        <p data-text="small" data-needs-script>
          <span>{start.note}</span> <a href={data.how}>{start.how}</a>
        </p>
      </section>
    </>
  );
};

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
