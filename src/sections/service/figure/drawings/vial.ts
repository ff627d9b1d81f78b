import type { Draw, Part } from '../sheet.ts';

/** The words of each part, and the line that leads from them to it: clockwise from the upper left. */
const places = [
  { y: 52, d: 'M0 58H176' },
  { y: 30, d: 'M360 36H204' },
  { y: 190, d: 'M360 196H222' },
  { y: 150, d: 'M0 156H140' },
];

/** A vial with a line to each of its parts, on the way that it goes. */
export const vial: Draw<'vial'> = ({ parts, from, over, to }) => ({
  height: 342,
  parts: [
    [
      { tone: 'glass', d: 'M156 60h48v22q38 8 38 40v152q0 16-16 16H134q-16 0-16-16V122q0-32 38-40z' },
      { tone: 'body', d: 'M123 140h114v132q0 13-13 13H136q-13 0-13-13z' },
      {
        tone: 'line',
        d: 'M156 60v22q-38 8-38 40v152q0 16 16 16h92q16 0 16-16V122q0-32-38-40V60',
      },
      { tone: 'lit', d: 'M118 170h124v74H118z' },
      { tone: 'seam', d: 'M130 188h60M130 204h84M130 220h40' },
      { tone: 'body', d: 'M162 40h36v30h-36z' },
      { tone: 'lit', d: 'M148 22h64v26h-64z' },
    ],
    ...parts.map(({ title, text }, index): Part => {
      const { y, d } = places[index] ?? { y: 0, d: '' };
      const side = d.startsWith('M0') ? { x: 0 } : ({ x: 360, anchor: 'end' } as const);
      return [
        { tone: 'ink', strokeWidth: 1.5, d },
        { ...side, y, look: 'bold', size: 19, text: title },
        { ...side, y: y + 24, limit: 14, text },
      ];
    }),
    {
      said: [from, over, to].join(', '),
      items: [
        { tone: 'line', strokeWidth: 4, d: 'M0 312H354m-16-11 18 11-18 11' },
        { x: 0, y: 338, look: 'bold', text: from },
        { x: 180, y: 338, anchor: 'middle', look: 'bold', text: over },
        { x: 360, y: 338, anchor: 'end', look: 'bold', text: to },
      ],
    },
  ],
});
