import { fill } from '#src/content/fill.ts';
import { Part } from '#src/islands/part.tsx';
import { shortDay } from '../result/readable.ts';
import type { PlanResult } from '../result/result.ts';
import type { Way } from '../result/ways.ts';
import type { PlanWords } from '../words-schema.ts';
import { Chart } from './chart.tsx';

const Dates = ({ way }: { way: Way }) => (
  <table className="tool-table plan-dates">
    <thead>
      <tr>
        <td />
        <th scope="col" data-text="small">
          {way.heads.main}
        </th>
        {way.heads.other && (
          <th scope="col" data-text="small">
            {way.heads.other}
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {way.dates.map(({ label, main, other }) => (
        <tr key={label}>
          <th scope="row" data-text="name">
            {label}
          </th>
          <td data-text="name" colSpan={other || !way.heads.other ? undefined : 2}>
            {shortDay(main)}
          </td>
          {other && <td>{shortDay(other)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);

const Steps = ({ way, words }: { way: Way; words: PlanWords['ways'] }) => (
  <details className="tool-fold">
    <summary data-text="name">{words.steps}</summary>
    <table className="tool-table plan-steps" data-text="small">
      <thead>
        <tr>
          <th scope="col">{words.step}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{way.heads.main}</th>
          {way.heads.other && <th scope="col">{way.heads.other}</th>}
        </tr>
      </thead>
      <tbody>
        {way.rows.flatMap(({ steps }) =>
          steps.map(({ id, label, by, main, other }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{words[by]}</td>
              <td>{shortDay(main.from)}</td>
              {way.heads.other && <td>{other ? shortDay(other.from) : ''}</td>}
            </tr>
          )),
        )}
      </tbody>
    </table>
  </details>
);

/** When to begin: every way with both its plans, as dates, as bars, and step by step. */
export const WhenPart = ({ result, words }: { result: PlanResult; words: PlanWords }) => {
  const { ways } = result;
  const [first] = ways;
  if (!first) return null;
  const begin = first.dates[0]?.main ?? '';
  const line = fill(first.id.startsWith('hold') ? words.parts.by : words.parts.from, {
    date: shortDay(begin),
  });
  return (
    <Part number={2} id="when" heading={words.parts.when} line={line}>
      {ways.map((way) => (
        <section key={way.id}>
          {ways.length > 1 && <h3 data-text="name">{way.title}</h3>}
          <Dates way={way} />
          <Chart way={way} words={words.ways} />
          {way.notes.map((note) => (
            <p key={note} data-text="small">
              {note}
            </p>
          ))}
          <Steps way={way} words={words.ways} />
        </section>
      ))}
    </Part>
  );
};
