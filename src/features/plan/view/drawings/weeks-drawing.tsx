import { months as monthNames } from '#src/content/days.ts';
import { months, partOf, percent, type Span } from '#src/features/editions/scale.ts';

/** From a Monday to the Monday after the last week. */
export type Stretch = { from: string; until: string };

export type PhaseBar = {
  id: string;
  label: string;
  /** Whose work it is: blue for the organisation's own, saffron for the body's. */
  by: 'you' | 'body';
  quick: Stretch;
  careful: Stretch;
};

export type WeeksDrawingProps = {
  phases: readonly PhaseBar[];
  /** The day it is wanted by: a flag on the ruler. */
  wanted?: string | undefined;
};

type Axis = 'x' | 'y';

/** Each month where there is room for its name, otherwise each third; the year in the place of January. */
const monthLabel = (first: string, count: number) => {
  const month = Number(first.slice(5, 7));
  if (month === 1) return first.slice(0, 4);
  return count <= 13 || month % 3 === 1 ? monthNames[month - 1]?.slice(0, 3) : '';
};

const box = (axis: Axis, span: Span, { from, until }: Stretch) => {
  const start = partOf(span, from);
  const length = percent(partOf(span, until) - start);
  return axis === 'x' ? { x: percent(start), width: length } : { y: percent(start), height: length };
};

const across = (axis: Axis, part: number) => {
  const place = percent(part);
  return axis === 'x'
    ? { x1: place, x2: place, y1: '0', y2: '100%' }
    : { x1: '0', x2: '100%', y1: place, y2: place };
};

/**
 * The phases as bars on a dimension line with its months: quick lengths solid, careful ones as outlines. Drawn across, and
 * downwards for narrow screens; the styles show one of the two. For the eye alone: the dates stand beside it as a table.
 */
export const WeeksDrawing = ({ phases, wanted }: WeeksDrawingProps) => {
  const [from] = phases.map(({ quick }) => quick.from).toSorted();
  const until = [wanted ?? '', ...phases.map(({ careful }) => careful.until)].toSorted().at(-1);
  if (!from || !until || until <= from) return null;
  const span = { from, until };
  const firsts = months(span);
  return (
    <div className="plan-weeks" aria-hidden="true">
      {(['x', 'y'] as const).map((axis) => (
        <div key={axis} data-axis={axis}>
          <svg aria-hidden="true" className="plan-months">
            {firsts.map((first) => (
              <line
                key={first}
                data-year={first.endsWith('-01-01') || undefined}
                {...across(axis, partOf(span, first))}
              />
            ))}
            {firsts.slice(0, -1).map((first) => (
              <text key={first} {...{ [axis]: percent(partOf(span, first)) }}>
                {monthLabel(first, firsts.length)}
              </text>
            ))}
            {wanted && (
              <>
                <line data-wanted {...across(axis, partOf(span, wanted))} />
                <svg aria-hidden="true" {...{ [axis]: percent(partOf(span, wanted)) }}>
                  <path d="M0 0h18l-5 6 5 6H0z" />
                </svg>
              </>
            )}
          </svg>
          <ol>
            {phases.map(({ id, label, by, quick, careful }) => (
              <li key={id} data-by={by}>
                <span>{label}</span>
                <svg aria-hidden="true">
                  <rect data-part="careful" {...box(axis, span, careful)} />
                  <rect data-part="quick" {...box(axis, span, quick)} />
                </svg>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
};
