import { Fields } from '#src/islands/link/fields.ts';
import { linkTo } from '#src/islands/link/read-link.ts';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { answersOf } from '../answers.ts';
import type { CheckData } from '../from-content.ts';
import { judge } from '../judge.ts';
import { Paper } from './paper.tsx';

type StartProps = {
  data: CheckData;
  /** The visitor's day; before the page runs, the day the facts were checked. */
  today: string;
};

/** The certificate with its flags, the way into it, and two that lead to their result. */
export const Start = ({ data, today }: StartProps) => {
  const { headline, tagline, start } = data;
  return (
    <>
      <header className="tool-opening tool-halves check-opening" data-ground="ink">
        <div>
          <h1 data-text="display" data-arrival tabIndex={-1}>
            {headline}
          </h1>
          <p data-text="lead">{tagline}</p>
          <p className="tool-acts" data-needs-script>
            <ActionButton look="accent" href={linkTo('at=issuer', '')}>
              {start.begin}
            </ActionButton>
          </p>
          <p data-text="small">{start.sent}</p>
        </div>
        <Paper data={data} judgement={judge({}, data, today)} />
      </header>
      <p className="tool-notice" data-island-missing hidden>
        {start.notLoaded}
      </p>
      <section className="tool-section check-cases" data-needs-script>
        <h2 data-text="heading">{start.cases}</h2>
        <ul className="tool-cards">
          {start.examples.map(({ name, text, answers }) => {
            const judgement = judge(answersOf(new Fields(answers), data), data, today);
            return (
              <li key={name}>
                <a className="tool-card" href={linkTo('', answers)} data-level={judgement.kind}>
                  <Paper data={data} judgement={judgement} isStamped isPlain />
                  <span>
                    <b data-text="heading">{name}</b>
                    <span data-text="small">{text}</span>
                    <b className="tool-level" data-text="name">
                      {judgement.title}
                    </b>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
};
