import { Fragment } from 'react';
import { dayAfter, months } from '#src/content/days.ts';
import { lastDayOf, monthsAfter } from '#src/content/weeks.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import { shortDay } from '../result/readable.ts';
import type { Row, Span, Step, Way } from '../result/ways.ts';
import type { PlanWords } from '../words-schema.ts';

const plans = ['main', 'other'] as const;
type Which = (typeof plans)[number];

/** The months that a way lies in, and a stretch of days as a share of all of them. */
const scaleOf = ({ rows, flag }: Way) => {
  const steps = rows.flatMap((row) => row.steps);
  const spans = steps.flatMap(({ main, other = main }) => [main.from, main.until, other.from, other.until]);
  const days = [...spans, flag?.day ?? []].flat().toSorted();
  const first = `${days[0]?.slice(0, 7)}-01`;
  const end = dayAfter(lastDayOf(days.at(-1)?.slice(0, 7) ?? ''));
  const share = (from: string, to: string) =>
    `${((daysBetween(from, to) * 100) / daysBetween(first, end)).toFixed(2)}%`;
  const list: string[] = [];
  for (let month = first; month < end; month = monthsAfter(month, 1)) list.push(month);
  return { months: list, share, at: (day: string) => share(first, day) };
};

/** Neighbours of one worker as one bar. */
const joined = (steps: readonly Step[], which: Which) => {
  const bars: (Span & { by: Step['by'] })[] = [];
  for (const { by, [which]: span } of steps) {
    const last = bars.at(-1);
    if (last && span && last.by === by && span.from <= dayAfter(last.until))
      bars[bars.length - 1] = { ...last, until: [span.until, last.until].toSorted().at(-1) ?? span.until };
    else if (span) bars.push({ ...span, by });
  }
  return bars;
};

type Scaled = { scale: ReturnType<typeof scaleOf> };

const Bars = ({ row, flag, scale }: Scaled & { row: Row; flag: Way['flag'] }) => (
  <svg width="100%" height="26" aria-hidden="true">
    {plans.map((which) =>
      joined(row.steps, which).map(({ from, until, by }) => (
        <rect
          key={`${which} ${from}`}
          x={scale.at(from)}
          width={scale.share(from, dayAfter(until))}
          y={which === 'main' ? 1 : 16}
          height={which === 'main' ? 12 : 8}
          data-by={by}
          data-other={which === 'other' || undefined}
        />
      )),
    )}
    {flag && <rect data-flag x={scale.at(flag.day)} y="-4" width="2" height="34" />}
  </svg>
);

const Axis = ({ scale }: Scaled) => {
  // Seven names of months, with the year above some, are the most that a phone has room for.
  const step = Math.ceil(scale.months.length / 7);
  return (
    <svg className="plan-axis" width="100%" height="36" data-text="label" aria-hidden="true">
      {scale.months.map((month, index) => {
        const x = scale.at(month);
        const isNamed = index % step === 0;
        const number = Number(month.slice(5, 7));
        return (
          <Fragment key={month}>
            <rect x={x} y={isNamed ? 18 : 30} width="1" height={isNamed ? 18 : 6} />
            {isNamed && (
              <text x={x} dx="5" y="32">
                {months[number - 1]?.slice(0, 3)}
              </text>
            )}
            {(index === 0 || (isNamed && number <= step)) && (
              <text x={x} y="12">
                {month.slice(0, 4)}
              </text>
            )}
          </Fragment>
        );
      })}
    </svg>
  );
};

type ChartProps = {
  way: Way;
  words: PlanWords['ways'];
  /** Without the dates beside the bars. */
  isSmall?: boolean;
};

/** A way as rows: name, bars of both plans, dates. Full is what the key figure belongs to, outline the other. */
export const Chart = ({ way, words, isSmall = false }: ChartProps) => {
  const { rows, heads, flag } = way;
  const scale = scaleOf(way);
  // What is done by a day in a new plan; what is begun on it in one that is counted back.
  const dayOf = ({ steps }: Row, which: Which) =>
    way.id.startsWith('hold') ? steps[0]?.[which]?.from : steps.at(-1)?.[which]?.until;
  return (
    <div className="plan-chart" data-small={isSmall || undefined}>
      <div className="plan-row" data-axis="" aria-hidden="true">
        <b />
        <Axis scale={scale} />
        {!isSmall && (
          <p data-text="small">
            {plans.map((which) => heads[which] && <span key={which}>{heads[which]}</span>)}
          </p>
        )}
      </div>
      {rows.map((row) => (
        <div className="plan-row" key={row.label}>
          <b data-text="name">{row.label}</b>
          <Bars row={row} scale={scale} flag={flag} />
          {!isSmall && (
            <p data-text="small">
              {plans.map((which) => {
                const day = dayOf(row, which);
                return (
                  day && (
                    <span key={which}>
                      <span data-visually-hidden>{heads[which]}</span>
                      <span>{shortDay(day)}</span>
                    </span>
                  )
                );
              })}
            </p>
          )}
        </div>
      ))}
      <p className="plan-key" data-text="small" aria-hidden="true">
        <span data-by="you">{words.you}</span>
        <span data-by="body">{words.body}</span>
        {heads.other && <span data-other>{heads.other}</span>}
        {flag && <span data-flag>{`${flag.label} ${shortDay(flag.day)}`}</span>}
      </p>
    </div>
  );
};
