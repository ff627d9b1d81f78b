import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, WIDTH, Words } from '../drawing.tsx';
import { arrowOfRing, placeAt } from '../polar.ts';

const centre = [WIDTH / 2, 160] as const;
const radii = [70, 128] as const;

/** Where the words of each phase stand, in the four corners: the first at the upper right, then clockwise. */
const corners = [
  { x: WIDTH, y: 24, anchor: 'end' },
  { x: WIDTH, y: 306, anchor: 'end' },
  { x: 0, y: 306, anchor: undefined },
  { x: 0, y: 24, anchor: undefined },
] as const;

/** Four arrows that make a ring, what stands in its middle, and what lies round it. */
export const Ring = ({ figure: { phases, centre: middle, around } }: { figure: FigureOf<'ring'> }) => (
  <Drawing height={334}>
    <circle className={tone('line')} cx={centre[0]} cy={centre[1]} r="134" strokeDasharray="2 7" />
    {corners.map(({ x, y, anchor }, index) => {
      const phase = phases[index];
      if (!phase) return null;
      const [markX, markY] = placeAt(centre, { angle: 90 * index + 49, radius: 100 });
      return (
        <g key={phase.title}>
          <path className={tone('lit')} d={arrowOfRing(centre, radii, 90 * index + 1, 90 * index + 88)} />
          <Words
            x={markX}
            y={markY + (phase.mark.length > 2 ? 8 : 11)}
            size={phase.mark.length > 2 ? 24 : 32}
            anchor="middle"
            look="numeral"
            onLit
          >
            {phase.mark}
          </Words>
          <Words x={x} y={y} size={26} anchor={anchor} look="bold">
            {phase.title}
          </Words>
          <Words x={x} y={y + 20} anchor={anchor}>
            {phase.text}
          </Words>
        </g>
      );
    })}
    <Words x={centre[0]} y={164} size={52} anchor="middle" look="numeral">
      {middle.mark}
    </Words>
    <Words x={centre[0]} y={192} anchor="middle">
      {middle.text}
    </Words>
    <Words x={centre[0]} y={330} anchor="middle">
      {around}
    </Words>
  </Drawing>
);
