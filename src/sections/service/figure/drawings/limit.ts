import { circle, type Draw, type Item, type Part, WIDTH } from '../sheet.ts';

const foot = 250;
const pitch = 40;

const placeX = (index: number) => 18 + index * pitch;
const placeY = (value: number) => foot - value * 2.1;

/** The number of a principle, and after it what the principle asks for. */
const principle = (number: string, x: number, y: number, text: string): Part => ({
  said: `${number} ${text}`,
  items: [
    { tone: 'lit', d: circle(x + 12, y - 7, 12) },
    { x: x + 12, y: y - 1, anchor: 'middle', look: 'bold', size: 17, onLit: true, text: number },
    { x: x + 32, y, look: 'bold', size: 20, text },
  ],
});

/** Readings in their order with the limit they must stay above, and what is held when one does not. */
export const limit: Draw<'limit'> = ({ readings, limit, readingsTitle, low, principles, held }) => {
  const fallen = readings.findIndex((reading) => reading < limit.level);
  const [x, y] = [placeX(fallen), placeY(readings[fallen] ?? 0)];
  const [ofLimit = '', ofReadings = '', ofCorrection = ''] = principles;
  const places = readings.map((reading, index) => `${placeX(index)} ${placeY(reading)}`);
  const ticks = readings.map((_, index) => `M${placeX(index)} ${foot}v8`);
  return {
    height: 280,
    parts: [
      [
        { tone: 'glass', d: `M${x - pitch} 40H${x + pitch}V${foot}H${x - pitch}z` },
        { tone: 'line', d: `M0 ${foot}H${WIDTH}${ticks.join('')}` },
        { tone: 'ink', strokeWidth: 3, strokeDasharray: '9 6', d: `M0 ${placeY(limit.level)}H${WIDTH}` },
        { tone: 'line', strokeWidth: 5, d: `M${places.join('L')}` },
        ...readings.map(
          (reading, index): Item => ({
            tone: index === fallen ? 'fallen' : 'lit',
            d: circle(placeX(index), placeY(reading), index === fallen ? 11 : 8),
          }),
        ),
      ],
      principle(ofLimit, 0, placeY(limit.level) + 28, limit.title),
      principle(ofReadings, 0, 24, readingsTitle),
      principle(ofCorrection, x - pitch - 122, y + 7, low),
      [{ x, y: 276, anchor: 'middle', look: 'bold', text: held }],
    ],
  };
};
