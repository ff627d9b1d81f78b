import type { FigureOf } from '#src/content/schemas/figure.ts';
import { Drawing, tone, WIDTH, Words } from '../drawing.tsx';

const foot = 250;
const first = 18;
const pitch = 40;

/** The number of a principle, and after it what the principle asks for. */
const Principle = ({
  number,
  x,
  y,
  children,
}: {
  number: string;
  x: number;
  y: number;
  children: string;
}) => (
  <>
    <circle className={tone('lit')} cx={x + 12} cy={y - 7} r="12" />
    <Words x={x + 12} y={y - 1} anchor="middle" look="bold" size={17} onLit>
      {number}
    </Words>
    <Words x={x + 32} y={y} look="bold" size={20}>
      {children}
    </Words>
  </>
);

const placeX = (index: number) => first + index * pitch;
const placeY = (value: number) => foot - value * 2.1;

/** Readings in their order with the limit they must stay above, and what is held when one does not. */
export const Limit = ({
  figure: { readings, limit, readingsTitle, low, principles, held },
}: {
  figure: FigureOf<'limit'>;
}) => {
  const fallen = readings.findIndex((reading) => reading < limit.level);
  const [x, y] = [placeX(fallen), placeY(readings[fallen] ?? 0)];
  const [ofLimit = '', ofReadings = '', ofCorrection = ''] = principles;
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
      <Principle number={ofReadings} x={0} y={24}>
        {readingsTitle}
      </Principle>
      <Principle number={ofLimit} x={0} y={placeY(limit.level) + 28}>
        {limit.title}
      </Principle>
      <Principle number={ofCorrection} x={x - pitch - 122} y={y + 7}>
        {low}
      </Principle>
      <Words x={x} y={276} anchor="middle" look="bold">
        {held}
      </Words>
    </Drawing>
  );
};
