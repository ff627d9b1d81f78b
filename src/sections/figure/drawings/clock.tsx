import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, type Tone, tone, WIDTH, Words } from '../drawing.tsx';
import { placeAt, sector } from '../polar.ts';

const centre = [WIDTH / 2, 176] as const;
const radius = 144;
const degreesAnHour = 30;
const tones: readonly Tone[] = ['lit', 'body', 'glass'];

/** A clock that starts at the event: its face is divided among the spans. */
export const Clock = ({ figure: { event, spans } }: { figure: FigureOf<'clock'> }) => (
  <Drawing height={322}>
    {spans.map(({ title, mark, text, hours }, index) => {
      const before = spans.slice(0, index).reduce((sum, span) => sum + span.hours, 0);
      const [from, to] = [before * degreesAnHour, (before + hours) * degreesAnHour];
      const [x, y] = placeAt(centre, { angle: (from + to) / 2, radius: 82 });
      const onLit = index === 0;
      return (
        <g key={title}>
          <path className={tone(tones[index] ?? 'glass')} d={sector(centre, radius, from, to)} />
          <Words x={x} y={y - 18} anchor="middle" look="bold" size={18} onLit={onLit}>
            {title}
          </Words>
          <Words x={x} y={y + 16} anchor="middle" look="numeral" size={34} onLit={onLit}>
            {mark}
          </Words>
          <Words x={x} y={y + 36} anchor="middle" onLit={onLit} limit={14}>
            {text}
          </Words>
        </g>
      );
    })}
    <circle className={tone('line')} cx={centre[0]} cy={centre[1]} r={radius} />
    <path
      className={tone('line')}
      d={Array.from({ length: 12 }, (_, hour) => {
        const at = (length: number) =>
          placeAt(centre, { angle: hour * degreesAnHour, radius: length }).join(' ');
        return `M${at(radius)}L${at(radius - (hour % 3 === 0 ? 14 : 8))}`;
      }).join('')}
    />
    <path stroke="currentColor" strokeWidth="5" d={`M${centre.join(' ')}V24`} />
    <Words x={centre[0]} y={16} anchor="middle" look="bold">
      {event}
    </Words>
  </Drawing>
);
