import { type Draw, type Item, type Part, WIDTH } from '../sheet.ts';

const hourHeight = 27;
const top = 82;
const column = 174;
const end = top + 8 * hourHeight;

/** Two pages of a diary side by side: an hour is as high as the other. */
export const days: Draw<'days'> = ({ before, days, after }) => ({
  height: end + 48,
  parts: [
    [
      { tone: 'line', strokeDasharray: '2 7', d: `M0 34H${WIDTH}M0 ${end + 14}H${WIDTH}` },
      { x: 0, y: 20, text: before },
    ],
    ...days.map(({ title, hours }, day): Part => {
      const x = day * (WIDTH - column);
      return {
        said: `${title}: ${hours.map((hour) => `${hour.title} (${hour.hours})`).join(', ')}`,
        items: [
          { x, y: top - 12, look: 'bold', size: 22, text: title },
          ...hours.flatMap((hour, index): Item[] => {
            const y = top + hourHeight * hours.slice(0, index).reduce((sum, one) => sum + one.hours, 0);
            const tone = hour.meeting ? 'lit' : 'glass';
            return [
              { tone, d: `M${x} ${y}h${column}v${hour.hours * hourHeight - 4}h-${column}z` },
              { x: x + 10, y: y + 18, onLit: hour.meeting, limit: 18, text: hour.title },
            ];
          }),
        ],
      };
    }),
    [{ x: 0, y: end + 40, text: after }],
  ],
});
