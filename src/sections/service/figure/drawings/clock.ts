import { placeAt, sector } from '../places.ts';
import { circle, type Draw, type Part, WIDTH } from '../sheet.ts';

const centre = [WIDTH / 2, 176] as const;
const radius = 144;
const degreesAnHour = 30;
const tones = ['lit', 'body', 'glass'] as const;
const ticks = Array.from({ length: 12 }, (_, hour) => {
  const at = (length: number) => placeAt(centre, { angle: hour * degreesAnHour, radius: length }).join(' ');
  return `M${at(radius)}L${at(radius - (hour % 3 === 0 ? 14 : 8))}`;
});

/** A clock that starts at the event: its face is divided among the spans. */
export const clock: Draw<'clock'> = ({ event, spans }) => ({
  height: 322,
  parts: [
    ...spans.map(({ title, mark, text, hours }, index): Part => {
      const before = spans.slice(0, index).reduce((sum, span) => sum + span.hours, 0);
      const [from, to] = [before * degreesAnHour, (before + hours) * degreesAnHour];
      const [x, y] = placeAt(centre, { angle: (from + to) / 2, radius: 82 });
      const place = { x, anchor: 'middle', onLit: index === 0 } as const;
      return [
        { tone: tones[index] ?? 'glass', d: sector(centre, radius, from, to) },
        { ...place, y: y - 18, look: 'bold', size: 18, text: title },
        { ...place, y: y + 16, look: 'numeral', size: 34, text: mark },
        { ...place, y: y + 36, limit: 14, text },
      ];
    }),
    [
      { tone: 'line', d: circle(...centre, radius) },
      { tone: 'line', d: ticks.join('') },
      { tone: 'ink', strokeWidth: 5, d: `M${centre.join(' ')}V24` },
      { x: centre[0], y: 16, anchor: 'middle', look: 'bold', text: event },
    ],
  ],
});
