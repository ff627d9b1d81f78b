import { Button } from '#src/components/button/button.tsx';
import { Fields } from '#src/islands/link/fields.ts';
import { linkTo } from '#src/islands/link/read-link.ts';
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
            <Button variant="accent" href={linkTo('at=issuer', '')}>
              {start.begin}
            </Button>
          </p>
          <p data-text="small">{start.sent}</p>
        </div>
        <Paper data={data} judgement={judge({}, data, today)} />
        <section className="check-cases" data-needs-script>
          <h2 data-text="eyebrow">{start.cases}</h2>
          <ul className="tool-cards">
            {start.examples.map(({ name, text, answers }) => {
              const { kind, title } = judge(answersOf(new Fields(answers), data), data, today);
              return (
                <li key={name}>
                  <a className="tool-verdict tool-level" href={linkTo('', answers)} data-level={kind}>
                    <span data-text="name">{name}</span>
                    <b data-text="heading">{title}</b>
                    <span data-text="small">{text}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      </header>
      <p className="tool-notice" data-island-missing hidden>
        {start.notLoaded}
      </p>
    </>
  );
};
