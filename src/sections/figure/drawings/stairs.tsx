import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Block, Drawing, linesOf, tone, Words } from '../drawing.tsx';

const foot = 318;
const width = 114;
const heights = [150, 196, 242];

/** Three steps, and the way that the first has past the second. */
export const Stairs = ({ figure: { steps, way } }: { figure: FigureOf<'stairs'> }) => (
  <Drawing height={320}>
    {heights.map((height, index) => {
      const step = steps[index];
      const [x, y] = [index * (width + 3), foot - height];
      if (!step) return null;
      return (
        <g key={step.title}>
          <Block x={x} y={y} width={width} height={height} depth={12} />
          <Words x={x + 7} y={y + 26} look="bold" onLit limit={11}>
            {step.title}
          </Words>
          <Words x={x + 7} y={y + 32 + 21 * linesOf(step.title, 11)} onLit limit={12}>
            {step.text}
          </Words>
        </g>
      );
    })}
    <path
      className={tone('line')}
      strokeWidth="3"
      d="M40 156V28H291V62m-9-12 9 14 9-14M160 28V108m-9-12 9 14 9-14"
    />
    <Words x={40} y={18}>
      {way}
    </Words>
  </Drawing>
);
