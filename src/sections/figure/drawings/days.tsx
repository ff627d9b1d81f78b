import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, WIDTH, Words } from '../drawing.tsx';

const hourHeight = 27;
const top = 82;
const column = 174;

/** Two pages of a diary side by side: an hour is as high as the other. */
export const Days = ({ figure: { before, days, after } }: { figure: FigureOf<'days'> }) => {
  const end = top + 8 * hourHeight;
  return (
    <Drawing height={end + 48}>
      <path className={tone('line')} d={`M0 34H${WIDTH}M0 ${end + 14}H${WIDTH}`} strokeDasharray="2 7" />
      <Words x={0} y={20}>
        {before}
      </Words>
      {days.map(({ title, hours }, day) => {
        const x = day * (WIDTH - column);
        return (
          <g key={title}>
            <Words x={x} y={top - 12} look="bold" size={22}>
              {title}
            </Words>
            {hours.map((hour, index) => {
              const y = top + hourHeight * hours.slice(0, index).reduce((sum, one) => sum + one.hours, 0);
              return (
                <g key={hour.title}>
                  <rect
                    className={tone(hour.meeting ? 'lit' : 'glass')}
                    x={x}
                    y={y}
                    width={column}
                    height={hour.hours * hourHeight - 4}
                  />
                  <Words x={x + 10} y={y + 18} onLit={hour.meeting} limit={18}>
                    {hour.title}
                  </Words>
                </g>
              );
            })}
          </g>
        );
      })}
      <Words x={0} y={end + 40}>
        {after}
      </Words>
    </Drawing>
  );
};
