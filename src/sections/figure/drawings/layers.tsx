import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Block, Drawing, Words } from '../drawing.tsx';

const pitch = 112;

/** Three slabs, one over the other. */
export const Layers = ({ figure: { layers } }: { figure: FigureOf<'layers'> }) => (
  <Drawing height={pitch * 3}>
    {layers.map(({ mark, title, text }, index) => {
      const y = 22 + pitch * index;
      return (
        <g key={title}>
          <Block x={0} y={y} width={326} height={84} depth={34} />
          <Words x={12} y={y + 64} look="numeral" size={62} onLit>
            {mark}
          </Words>
          <Words x={72} y={y + 27} look="bold" size={20} onLit>
            {title}
          </Words>
          <Words x={72} y={y + 49} onLit limit={31}>
            {text}
          </Words>
        </g>
      );
    })}
  </Drawing>
);
