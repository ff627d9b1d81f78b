import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, Words } from '../drawing.tsx';

const lanes = [52, 166, 280];
const stations = [74, 172, 270];

/** A road in three stretches, there and back and there again, and the stations on it. */
export const Way = ({ figure: { stretches } }: { figure: FigureOf<'way'> }) => (
  <Drawing height={330}>
    <path
      className={tone('line')}
      strokeWidth="22"
      d="M44 52H292a57 57 0 0 1 0 114H68a57 57 0 0 0 0 114H324"
    />
    <path className={tone('lit')} d="M322 258l34 22-34 22z" />
    {stretches.map(({ title, stations: names }, lane) => {
      const y = lanes[lane] ?? 0;
      const turned = lane === 1;
      return (
        <g key={title}>
          <Words x={180} y={y - 22} anchor="middle" look="bold">
            {title}
          </Words>
          {names.map((name, index) => {
            const x = stations[turned ? 2 - index : index] ?? 0;
            return (
              <g key={name}>
                <circle className={tone('hole')} cx={x} cy={y} r="6" />
                <Words x={x} y={y + 28} anchor="middle" limit={10}>
                  {name}
                </Words>
              </g>
            );
          })}
        </g>
      );
    })}
  </Drawing>
);
