import { dayAfter, lastDayOf, months, monthsAfter } from '#src/content/days.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import type { PlanData } from '../plan-data.ts';
import { shortDay } from '../result/readable.ts';
import type { Way } from '../result/ways.ts';

type ChartProps = {
  ways: readonly (Pick<Way, 'plans'> & Partial<Pick<Way, 'title' | 'flag'>>)[];
  words: PlanData['words']['ways'];
  /** Left out, its months have numbers, and no names. */
  isSettled: boolean;
  /** An outline of what will be drawn: no months, and nobody's bars. */
  isEmpty?: boolean;
};

/** The months that ways lie in, and where a day stands among them. */
const scaleOf = ({ ways, isSettled }: ChartProps) => {
  // How wide the name of a month is, or its number, in parts of a hundred of a phone.
  const nameWidth = isSettled ? 9 : 4;
  const phases = ways.flatMap(({ plans }) => plans.flatMap((plan) => plan.phases));
  const flags = ways.flatMap(({ flag }) => flag?.day ?? []);
  const days = [...phases.flatMap(({ from, until }) => [from, until]), ...flags].toSorted();
  const [begin = ''] = days;
  const first = isSettled ? `${begin.slice(0, 7)}-01` : begin;
  const end = dayAfter(lastDayOf(days.at(-1)?.slice(0, 7) ?? ''));
  const list: string[] = [];
  for (let month = first; month < end; month = monthsAfter(month, 1)) list.push(month);
  const share = (from: string, to: string) => (daysBetween(from, to) * 100) / daysBetween(first, end);
  // Seven names of months, with the year above some, are the most that a phone has room for.
  const step = Math.ceil(list.length / 7);
  /** Whether a name has room up to the next flag, or the end. */
  const isRoom = (month: string) =>
    [...flags, end].every((day) => day < month || share(month, day) > nameWidth);
  return {
    step,
    named: list.filter((month, index) => index % step === 0 && isRoom(month)),
    at: (day: string) => `${share(first, day).toFixed(1)}%`,
    length: (from: string, until: string) => `${share(from, dayAfter(until)).toFixed(1)}%`,
    isLate: (day: string) => share(first, day) > 44,
  };
};

/** How high a lane is, and how far below its beginning its bars are: above them stands its name. */
const high = 52;
const barsFrom = 20;

type Phases = Way['plans'][number]['phases'];

/** What one party does with hardly a week between is one bar. */
const barsOf = (phases: Phases) => {
  const bars: Pick<Phases[number], 'from' | 'until' | 'by'>[] = [];
  for (const { from, until, by } of phases) {
    const last = bars.at(-1);
    if (last?.by === by && daysBetween(last.until, from) <= 7) last.until = until;
    else bars.push({ from, until, by });
  }
  return bars;
};

/**
 * A way as stairs, each stage a step further down and right; of several ways each a lane, its name in wide windows before its
 * bars. Filled, the plan of the key figure, below it in outline the other, and across all of them the day that is wanted. A table
 * beside it has the dates.
 */
export const Chart = (props: ChartProps) => {
  const { ways, words, isSettled, isEmpty = false } = props;
  const [way] = ways;
  if (!way) return null;
  const { flag, plans: both } = way;
  const { step, named, at, length, isLate } = scaleOf(props);
  const stages = [...new Set(both[0]?.phases.map(({ row }) => row))];
  const lanes =
    ways.length > 1
      ? ways.map(({ title = '', plans }) => ({ label: title, plans: plans.map(({ phases }) => phases) }))
      : stages.map((label) => ({
          label,
          plans: both.map(({ phases }) => phases.filter(({ row }) => row === label)),
        }));
  /** Below the names of the months. */
  const top = isEmpty ? 0 : 46;
  const foot = top + lanes.length * high;
  return (
    <div className="plan-chart" aria-hidden="true">
      {!isEmpty && (
        <p className="plan-legend" data-text="small">
          <span data-by="you">{words.you}</span>
          <span data-by="body">{words.body}</span>
          {both[1] &&
            both.map(({ head }) => (
              <span key={head} data-plan>
                {head}
              </span>
            ))}
        </p>
      )}
      <svg width="100%" height={flag ? foot + 24 : foot} aria-hidden="true">
        {(isEmpty ? [] : named).map((month, index) => {
          const year = month.slice(0, 4);
          const isNew = year !== named[index - 1]?.slice(0, 4);
          return (
            <g key={month} data-text="label">
              <line x1={at(month)} x2={at(month)} y1={top + barsFrom} y2={foot} />
              <text x={at(month)} y="34">
                {isSettled ? months[Number(month.slice(5, 7)) - 1]?.slice(0, 3) : index * step + 1}
              </text>
              {(isSettled ? isNew : index === 0) && (
                <text x={at(month)} y="12">
                  {isSettled ? year : words.month}
                </text>
              )}
            </g>
          );
        })}
        {flag && (
          <g data-flag data-text="label">
            <rect x={at(flag.day)} y="20" width="3" height={foot - 16} />
            <text x={at(flag.day)} y={foot + 20} textAnchor={isLate(flag.day) ? 'end' : 'start'}>
              {`${flag.label} ${shortDay(flag.day)}`}
            </text>
          </g>
        )}
        {lanes.map(({ label, plans }, lane) => {
          const [main, other] = plans.map((phases) =>
            barsOf(phases).map(({ from, until, by }) => (
              <rect
                key={from}
                x={at(from)}
                width={length(from, until)}
                y={barsFrom}
                height="14"
                data-by={isEmpty ? undefined : by}
              />
            )),
          );
          return (
            <g key={label} transform={`translate(0 ${top + lane * high})`}>
              {main}
              <g data-other>{other}</g>
              <text data-text="name" y="15">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
};
