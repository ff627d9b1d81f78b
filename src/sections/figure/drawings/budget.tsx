import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, Words } from '../drawing.tsx';
import { ends } from '../right-angles.ts';

const start = [14, 252] as const;
/** As long as this the total is drawn. */
const longest = 250;

/** Contributions laid at right angles to each other, so that what leads back to the start is their root of squares. */
export const Budget = ({ figure: { contributions, total, result } }: { figure: FigureOf<'budget'> }) => {
  const scale = longest / total.value;
  const corners = ends(
    start,
    contributions.map(({ value }) => value * scale),
  );
  const last = corners.at(-1) ?? start;
  return (
    <Drawing height={318}>
      {corners.slice(1).map((corner, index) => (
        <path
          key={contributions[index]?.title}
          className={tone('lit')}
          opacity={0.9 - 0.25 * index}
          d={`M${start.join(' ')}L${(corners[index] ?? start).join(' ')}L${corner.join(' ')}z`}
        />
      ))}
      <path
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        d={`M${start.join(' ')}L${last.join(' ')}`}
      />
      {contributions.map(({ title, value }, index) => {
        const [x, y] = corners[index] ?? start;
        const [fromX, fromY] = corners[index - 1] ?? start;
        const isFirst = index === 0;
        return (
          <g key={title}>
            <Words
              x={(x + fromX) / 2 + (isFirst ? -46 : 10)}
              y={(y + fromY) / 2 + (isFirst ? 26 : 4)}
              look="numeral"
              size={24}
            >
              {value}
            </Words>
            <Words x={(x + fromX) / 2 + (isFirst ? -20 : 36)} y={(y + fromY) / 2 + (isFirst ? 25 : 3)}>
              {title}
            </Words>
          </g>
        );
      })}
      <Words x={0} y={104} look="numeral" size={76}>
        {total.value}
      </Words>
      <Words x={0} y={34}>
        {total.title}
      </Words>
      <Words x={start[0]} y={312} look="bold" size={18}>
        {result}
      </Words>
    </Drawing>
  );
};
