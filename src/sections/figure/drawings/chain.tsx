import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, Words } from '../drawing.tsx';

const pitch = 68;
const link = { x: 52, width: 256, height: 48 };

/** A chain that hangs: a link for each thing that is followed, arrows up and down beside it. */
export const Chain = ({ figure: { links, back, forward } }: { figure: FigureOf<'chain'> }) => (
  <Drawing height={pitch * 5 - 8}>
    {links.map((name, index) => {
      const y = 6 + pitch * index;
      return (
        <g key={name}>
          <rect className={tone('line')} strokeWidth="8" rx="24" y={y} {...link} />
          {index > 0 && <rect className={tone('body')} rx="7" x="173" y={y - 30} width="14" height="40" />}
          <Words x={180} y={y + 31} anchor="middle" look="bold" size={20}>
            {name}
          </Words>
        </g>
      );
    })}
    <path
      className={tone('line')}
      strokeWidth="3"
      d="M10 320V14l-8 14M10 14l8 14M350 14V320l-8-14M350 320l8-14"
    />
    <Words x={34} y={166} anchor="middle" turned={-90}>
      {back}
    </Words>
    <Words x={326} y={166} anchor="middle" turned={90}>
      {forward}
    </Words>
  </Drawing>
);
