import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, WIDTH, Words } from '../drawing.tsx';

const foot = 250;
const first = 18;
const pitch = 40;

const placeX = (index: number) => first + index * pitch;
const placeY = (value: number) => foot - value * 2.1;

/** Readings in their order with the limit they must stay above, and what is held when one does not. */
export const Limit = ({
  figure: { readings, limit, readingsTitle, low, held },
}: {
  figure: FigureOf<'limit'>;
}) => {
  const fallen = readings.findIndex((reading) => reading < limit.level);
  const [x, y] = [placeX(fallen), placeY(readings[fallen] ?? 0)];
  return (
    <Drawing height={280}>
      <path className={tone('glass')} d={`M${x - pitch} 40H${x + pitch}V${foot}H${x - pitch}z`} />
      <path
        className={tone('line')}
        d={`M0 ${foot}H${WIDTH}${readings.map((_, index) => `M${placeX(index)} ${foot}v8`).join('')}`}
      />
      <path
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="9 6"
        d={`M0 ${placeY(limit.level)}H${WIDTH}`}
      />
      <path
        className={tone('line')}
        strokeWidth="5"
        d={`M${readings.map((reading, index) => `${placeX(index)} ${placeY(reading)}`).join('L')}`}
      />
      {readings.map((reading, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: readings have no other name than their place
          key={index}
          className={tone(index === fallen ? 'fallen' : 'lit')}
          cx={placeX(index)}
          cy={placeY(reading)}
          r={index === fallen ? 11 : 8}
        />
      ))}
      <Words x={0} y={24} look="bold" size={20}>
        {readingsTitle}
      </Words>
      <Words x={0} y={placeY(limit.level) + 26} look="bold" size={20}>
        {limit.title}
      </Words>
      <Words x={x - 20} y={y + 6} anchor="end" look="bold" size={20}>
        {low}
      </Words>
      <Words x={x} y={276} anchor="middle" look="bold">
        {held}
      </Words>
    </Drawing>
  );
};
