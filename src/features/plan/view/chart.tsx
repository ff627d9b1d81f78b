import { Fragment } from 'react';
import { dayAfter, months } from '#src/content/days.ts';
import { lastDayOf, monthsAfter } from '#src/content/weeks.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import { shortDay } from '../result/readable.ts';
import type { Row, Step, Way } from '../result/ways.ts';
import type { PlanWords } from '../words-schema.ts';

type Span = { from: string; until: string };
type Scale = { first: string; days: number; months: readonly string[] };

/** The months that a way lies in, from the first day of the first to the last of the last. */
const scaleOf = ({ rows, flag }: Way): Scale => {
  const spans = rows.flatMap(({ steps }) =>
    steps.flatMap(({ main, other }) => (other ? [main, other] : [main])),
  );
  const all = [...spans.flatMap(({ from, until }) => [from, until]), ...(flag ? [flag.day] : [])].toSorted();
  const first = `${(all[0] ?? '').slice(0, 7)}-01`;
  const last = lastDayOf((all.at(-1) ?? '').slice(0, 7));
  const list: string[] = [];
  for (let month = first; month <= last; month = monthsAfter(month, 1)) list.push(month);
  return { first, days: daysBetween(first, last) + 1, months: list };
};

const percent = (days: number, { days: all }: Scale) => `${((days * 100) / all).toFixed(2)}%`;

const place = ({ from, until }: Span, scale: Scale) => ({
  x: percent(daysBetween(scale.first, from), scale),
  width: percent(daysBetween(from, dayAfter(until)), scale),
});

/** Neighbours of one worker as one bar. */
const joined = (steps: readonly Step[], of: 'main' | 'other') => {
  const bars: (Span & { by: Step['by'] })[] = [];
  for (const step of steps) {
    const span = step[of];
    if (!span) continue;
    const last = bars.at(-1);
    if (last && last.by === step.by && span.from <= dayAfter(last.until))
      bars[bars.length - 1] = { ...last, until: [span.until, last.until].toSorted().at(-1) ?? span.until };
    else bars.push({ ...span, by: step.by });
  }
  return bars;
};

const Bars = ({ row, scale, flag }: { row: Row; scale: Scale; flag: Way['flag'] }) => (
  <svg className="plan-bars" width="100%" height="26" aria-hidden="true">
    {joined(row.steps, 'other').map((bar) => (
      <rect
        key={`other ${bar.from}`}
        {...place(bar, scale)}
        y="16"
        height="8"
        data-by={bar.by}
        data-other=""
      />
    ))}
    {joined(row.steps, 'main').map((bar) => (
      <rect key={`main ${bar.from}`} {...place(bar, scale)} y="1" height="12" data-by={bar.by} />
    ))}
    {flag && (
      <rect
        data-flag=""
        x={percent(daysBetween(scale.first, flag.day), scale)}
        y="-4"
        width="2"
        height="34"
      />
    )}
  </svg>
);

const firstDay = ({ steps }: Row, of: 'main' | 'other') => steps[0]?.[of]?.from;
const lastDay = ({ steps }: Row, of: 'main' | 'other') => steps.at(-1)?.[of]?.until;

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
  // Seven names of months, with the year above some, are the most that a phone has room for.
  const step = Math.ceil(scale.months.length / 7);
  // What is done by a day in a new plan; what is begun on it in one that is counted back.
  const day = way.kept === 'main' && !way.isCertified && way.id.startsWith('hold') ? firstDay : lastDay;
  return (
    <div className="plan-chart" data-small={isSmall || undefined}>
      <div className="plan-row" data-axis="" aria-hidden="true">
        <b />
        <svg className="plan-axis" width="100%" height="36" data-text="label" aria-hidden="true">
          {scale.months.map((month, index) => {
            const x = percent(daysBetween(scale.first, month), scale);
            const isNamed = index % step === 0;
            const isYear = index === 0 || (isNamed && Number(month.slice(5, 7)) <= step);
            return (
              <Fragment key={month}>
                <rect
                  x={x}
                  y={isNamed ? 18 : 30}
                  width="1"
                  height={isNamed ? 18 : 6}
                  data-minor={!isNamed || undefined}
                />
                {isNamed && (
                  <text x={x} dx="5" y="32">
                    {(months[Number(month.slice(5, 7)) - 1] ?? '').slice(0, 3)}
                  </text>
                )}
                {isYear && (
                  <text x={x} y="12">
                    {month.slice(0, 4)}
                  </text>
                )}
              </Fragment>
            );
          })}
        </svg>
        {!isSmall && (
          <p data-text="small">
            <span>{heads.main}</span>
            {heads.other && <span>{heads.other}</span>}
          </p>
        )}
      </div>
      {rows.map((row) => {
        const main = day(row, 'main');
        const other = day(row, 'other');
        return (
          <div className="plan-row" key={row.label}>
            <b data-text="name">{row.label}</b>
            <Bars row={row} scale={scale} flag={flag} />
            {!isSmall && main && (
              <p data-text="small">
                <span>
                  <span data-visually-hidden>{heads.main}</span>
                  <b>{shortDay(main)}</b>
                </span>
                {other && (
                  <span>
                    <span data-visually-hidden>{heads.other}</span>
                    <span>{shortDay(other)}</span>
                  </span>
                )}
              </p>
            )}
          </div>
        );
      })}
      <p className="plan-key" data-text="small" aria-hidden="true">
        <span data-by="you">{words.you}</span>
        <span data-by="body">{words.body}</span>
        {heads.other && <span data-other="">{heads.other}</span>}
        {flag && <span data-flag="">{`${flag.label} ${shortDay(flag.day)}`}</span>}
      </p>
    </div>
  );
};
