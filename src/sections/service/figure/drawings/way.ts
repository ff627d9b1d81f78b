import { circle, type Draw, type Item, type Part } from '../sheet.ts';

const stops = [74, 172, 270];

/** A road in three stretches, there and back and there again, and the stations on it. */
export const way: Draw<'way'> = ({ stretches }) => ({
  height: 330,
  parts: [
    [
      {
        tone: 'line',
        strokeWidth: 22,
        d: 'M44 52H292a57 57 0 0 1 0 114H68a57 57 0 0 0 0 114H324',
      },
      { tone: 'lit', d: 'M322 258l34 22-34 22z' },
    ],
    ...stretches.map(({ title, stations }, lane): Part => {
      const y = 52 + 114 * lane;
      return [
        { x: 180, y: y - 22, anchor: 'middle', look: 'bold', text: title },
        ...stations.flatMap((text, index): Item[] => {
          const x = stops[lane === 1 ? 2 - index : index] ?? 0;
          return [
            { tone: 'hole', d: circle(x, y, 6) },
            { x, y: y + 28, anchor: 'middle', limit: 10, text },
          ];
        }),
      ];
    }),
  ],
});
