import { fill } from '#src/content/fill.ts';
import { Part } from '#src/islands/part.tsx';
import { Table } from '#src/islands/table.tsx';
import { shortDay, told } from '../result/readable.ts';
import type { PlanResult } from '../result/result.ts';
import type { Way } from '../result/ways.ts';
import type { PlanWords } from '../words-schema.ts';
import { Chart } from './chart.tsx';

const named = (text: string) => <b data-text="name">{text}</b>;
const shown = (day: string | undefined) => (day ? shortDay(day) : '');

/** A way with both its plans: as dates, as bars, and step by step. */
const WayParts = ({ way, words }: { way: Way; words: PlanWords['ways'] }) => {
  const { dates, notes, rows } = way;
  const heads = told([way.heads.main, way.heads.other]);
  const steps = rows.flatMap((row) => row.steps);
  return (
    <>
      <Table
        className="plan-dates"
        columns={['', ...heads]}
        rows={dates.map(({ label, main, other }) => [
          named(label),
          named(shown(main)),
          ...(way.heads.other ? [shown(other)] : []),
        ])}
      />
      <Chart way={way} words={words} />
      {notes.map((note) => (
        <p key={note} data-text="small">
          {note}
        </p>
      ))}
      <details className="tool-fold">
        <summary data-text="name">{words.steps}</summary>
        <Table
          columns={[words.step, words.who, ...heads]}
          rows={steps.map(({ label, by, main, other }) => [
            label,
            words[by],
            ...[main, other].slice(0, heads.length).map((span) => shown(span?.from)),
          ])}
        />
      </details>
    </>
  );
};

/** When to begin: every way, by its name where there are several. */
export const WhenPart = ({ result, words }: { result: PlanResult; words: PlanWords }) => {
  const { ways } = result;
  const [first] = ways;
  if (!first) return null;
  const text = first.id.startsWith('hold') ? words.parts.by : words.parts.from;
  const line = fill(text, { date: shown(first.dates[0]?.main) });
  return (
    <Part number={2} id="when" heading={words.parts.when} line={line}>
      {ways.map((way) => (
        <section key={way.id}>
          {ways.length > 1 && <h3 data-text="name">{way.title}</h3>}
          <WayParts way={way} words={words.ways} />
        </section>
      ))}
    </Part>
  );
};
