import { dayAfter, months } from '#src/content/days.ts';
import { lastDayOf, monthsAfter } from '#src/content/weeks.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import { shortDay } from '../result/readable.ts';
import type { Way } from '../result/ways.ts';
import type { DatedPhase } from '../schedule/paths.ts';
import type { PlanWords } from '../words-schema.ts';

type ChartProps = {
  ways: readonly Way[];
  words: PlanWords['ways'];
  /** Left out, its months have numbers, and no names. */
  isSettled: boolean;
};

/** The months that ways lie in, and where a day stands among them. */
const scaleOf = ({ ways, isSettled }: ChartProps) => {
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
  const isRoom = (month: string) => [...flags, end].every((day) => day < month || share(month, day) > 9);
  return {
    step,
    months: list.filter((month, index) => index % step === 0 && isRoom(month)),
    at: (day: string) => `${share(first, day).toFixed(2)}%`,
    length: (from: string, until: string) => `${share(from, dayAfter(until)).toFixed(2)}%`,
    isLate: (day: string) => share(first, day) > 44,
  };
};

type Scale = ReturnType<typeof scaleOf>;

/** Where the lanes begin, and how high one is. */
const top = 46;
const high = 48;

const Months = ({ scale, words, isSettled, foot }: ChartProps & { scale: Scale; foot: number }) => {
  return scale.months.map((month, index) => {
    const number = Number(month.slice(5, 7));
    const year = month.slice(0, 4);
    const isNew = year !== scale.months[index - 1]?.slice(0, 4);
    return (
      <g key={month} data-text="label">
        <rect x={scale.at(month)} y="20" width="1" height={foot - 20} />
        <text x={scale.at(month)} dx="5" y="34">
          {isSettled ? months[number - 1]?.slice(0, 3) : index * scale.step + 1}
        </text>
        <text x={scale.at(month)} y="12">
          {isSettled ? isNew && year : index === 0 && words.month}
        </text>
      </g>
    );
  });
};

type LaneProps = { scale: Scale; label: string; plans: readonly (readonly DatedPhase[])[]; y: number };

/** A name over its bars, in wide windows before them; below them, thin, those of the other plan. */
const Lane = ({ scale, label, plans, y }: LaneProps) => {
  const [main = [], other = []] = plans;
  const bar = ({ id, from, until, by }: DatedPhase) => (
    <rect key={id} x={scale.at(from)} width={scale.length(from, until)} y={y + 20} height="13" data-by={by} />
  );
  return (
    <>
      {main.map(bar)}
      <g data-other>{other.map(bar)}</g>
      <text data-text="name" y={y + 15}>
        {label}
      </text>
    </>
  );
};

/**
 * A way as stairs, each stage a step further down and right; of several ways each a lane. Below the plan that the key figure
 * belongs to the other, and across all of them the day that is wanted. A table beside it has the dates.
 */
export const Chart = (props: ChartProps) => {
  const { ways, words } = props;
  const [way] = ways;
  if (!way) return null;
  const { flag } = way;
  const scale = scaleOf(props);
  const rows = [...new Set((way.plans[0]?.phases ?? []).map(({ row }) => row))];
  const lanes =
    ways.length > 1
      ? ways.map(({ title, plans }) => ({ label: title, plans: plans.map(({ phases }) => phases) }))
      : rows.map((label) => ({
          label,
          plans: way.plans.map(({ phases }) => phases.filter(({ row }) => row === label)),
        }));
  const foot = top + lanes.length * high;
  return (
    <div className="plan-chart" aria-hidden="true">
      <svg width="100%" height={flag ? foot + 24 : foot} aria-hidden="true">
        <Months {...props} scale={scale} foot={foot} />
        {flag && (
          <g data-flag data-text="label">
            <rect x={scale.at(flag.day)} y="20" width="3" height={foot - 16} />
            <text x={scale.at(flag.day)} y={foot + 20} textAnchor={scale.isLate(flag.day) ? 'end' : 'start'}>
              {`${flag.label} ${shortDay(flag.day)}`}
            </text>
          </g>
        )}
        {lanes.map((lane, index) => (
          <Lane key={lane.label} {...lane} scale={scale} y={top + index * high} />
        ))}
      </svg>
      <p className="plan-legend" data-text="small">
        <span data-by="you">{words.you}</span>
        <span data-by="body">{words.body}</span>
        {way.plans[1] && <span data-other>{way.plans[1].head}</span>}
      </p>
    </div>
  );
};
