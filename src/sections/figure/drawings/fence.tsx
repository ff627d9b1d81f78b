import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, WIDTH, Words } from '../drawing.tsx';

const rowHeight = 40;
const firstRow = 184;

/** A works, its fence and what lies beyond; below, row by row, what crosses it. */
export const Fence = ({ figure: { inside, outside, rows } }: { figure: FigureOf<'fence'> }) => (
  <Drawing height={firstRow + 3 * rowHeight + 12}>
    <path
      className={tone('lit')}
      opacity={0.4}
      d="M122 26a11 11 0 0 1 20-6a15 15 0 0 1 28 6a13 13 0 0 1 24 6a10 10 0 0 1 0 20H134a13 13 0 0 1-12-26z"
    />
    <path className={tone('body')} d="M100 46h18v78h-18z" />
    <path className={tone('lit')} d="M4 124V80l32-20v20l32-20v20l32-20v64z" />
    <path className={tone('body')} d="M306 82h10v42h-10z" />
    <path className={tone('lit')} d="M311 26l32 62h-64z" />
    <path d="M158 124V82l5-7 5 7v42zM175 124V82l5-7 5 7v42zM192 124V82l5-7 5 7v42zM152 88h56v5h-56zM152 106h56v5h-56z" />
    <path className={tone('line')} d={`M0 124H${WIDTH}`} />
    <path className={tone('line')} strokeDasharray="7 7" d={`M180 136V${firstRow + 3 * rowHeight + 12}`} />
    <Words x={0} y={152} look="bold" size={20}>
      {inside}
    </Words>
    <Words x={226} y={152} look="bold" size={20}>
      {outside}
    </Words>
    {rows.map((row, index) => {
      const y = firstRow + index * rowHeight;
      return (
        <g key={row.inside}>
          <Words x={0} y={y}>
            {row.inside}
          </Words>
          <path className={tone('lit')} d={`M146 ${y - 9}h50v-7l18 12-18 12v-7h-50z`} />
          <Words x={226} y={y}>
            {row.outside}
          </Words>
        </g>
      );
    })}
  </Drawing>
);
