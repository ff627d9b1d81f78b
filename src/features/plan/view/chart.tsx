import { Fragment } from 'react';
import { dayAfter, months } from '#src/content/days.ts';
import { lastDayOf, monthsAfter } from '#src/content/weeks.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import type { Way } from '../result/new-plan.ts';
import { shortDay } from '../result/readable.ts';
import type { PlanWords } from '../words-schema.ts';

/** The months that a way lies in, and a stretch of days as a share of all of them. */
const scaleOf = ({ plans, flag }: Way) => {
  const spans = plans.flatMap(({ phases }) => phases.flatMap(({ from, until }) => [from, until]));
  const days = [...spans, flag?.day ?? []].flat().toSorted();
  const first = `${days[0]?.slice(0, 7)}-01`;
  const end = dayAfter(lastDayOf(days.at(-1)?.slice(0, 7) ?? ''));
  const share = (from: string, to: string) =>
    `${((daysBetween(from, to) * 100) / daysBetween(first, end)).toFixed(2)}%`;
  const list: string[] = [];
  for (let month = first; month < end; month = monthsAfter(month, 1)) list.push(month);
  return { months: list, share, at: (day: string) => share(first, day) };
};

const Axis = ({ scale }: { scale: ReturnType<typeof scaleOf> }) => {
  // Seven names of months, with the year above some, are the most that a phone has room for.
  const step = Math.ceil(scale.months.length / 7);
  const named = scale.months.filter((_, index) => index % step === 0);
  return (
    <svg className="plan-axis" width="100%" height="36" data-text="label" aria-hidden="true">
      {named.map((month, index) => {
        const x = scale.at(month);
        const number = Number(month.slice(5, 7));
        return (
          <Fragment key={month}>
            <rect x={x} y="18" width="1" height="18" />
            <text x={x} dx="5" y="32">
              {months[number - 1]?.slice(0, 3)}
            </text>
            {(index === 0 || number <= step) && (
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

type ChartProps = { way: Way; words: PlanWords['ways'] };

/** A way as rows of bars, one for each plan: full is what the key figure belongs to, outline the other. A table beside it has its dates. */
export const Chart = ({ way, words }: ChartProps) => {
  const { plans, flag } = way;
  const scale = scaleOf(way);
  const rows = [...new Set(way.kept.map(({ row }) => row))];
  return (
    <div className="plan-chart" aria-hidden="true">
      <div className="plan-row">
        <b />
        <Axis scale={scale} />
      </div>
      {rows.map((label) => (
        <div className="plan-row" key={label}>
          <b data-text="name">{label}</b>
          <svg width="100%" height="26" aria-hidden="true">
            {plans.map(({ head, phases }, plan) =>
              phases
                .filter(({ row }) => row === label)
                .map(({ id, from, until, by }) => (
                  <rect
                    key={`${head} ${id}`}
                    x={scale.at(from)}
                    width={scale.share(from, dayAfter(until))}
                    y={plan === 0 ? 1 : 16}
                    height={plan === 0 ? 12 : 8}
                    data-by={by}
                    data-other={plan > 0 || undefined}
                  />
                )),
            )}
            {flag && <rect data-flag x={scale.at(flag.day)} y="-4" width="2" height="34" />}
          </svg>
        </div>
      ))}
      <p className="plan-key" data-text="small">
        <span data-by="you">{words.you}</span>
        <span data-by="body">{words.body}</span>
        {plans[1] && <span data-other>{plans[1].head}</span>}
        {flag && <span data-flag>{`${flag.label} ${shortDay(flag.day)}`}</span>}
      </p>
    </div>
  );
};
