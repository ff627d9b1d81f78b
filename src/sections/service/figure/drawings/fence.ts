import { type Draw, type Part, WIDTH } from '../sheet.ts';

const rowHeight = 40;
const firstRow = 184;
const height = firstRow + 3 * rowHeight + 12;

/** A works, its fence and what lies beyond; below, row by row, what crosses it. */
export const fence: Draw<'fence'> = ({ inside, outside, rows }) => ({
  height,
  parts: [
    {
      said: '',
      items: [
        {
          tone: 'lit',
          opacity: 0.4,
          d: 'M122 26a11 11 0 0 1 20-6a15 15 0 0 1 28 6a13 13 0 0 1 24 6a10 10 0 0 1 0 20H134a13 13 0 0 1-12-26z',
        },
        { tone: 'body', d: 'M100 46h18v78h-18z' },
        { tone: 'lit', d: 'M4 124V80l32-20v20l32-20v20l32-20v64z' },
        { tone: 'body', d: 'M306 82h10v42h-10z' },
        { tone: 'lit', d: 'M311 26l32 62h-64z' },
        {
          d: 'M158 124V82l5-7 5 7v42zM175 124V82l5-7 5 7v42zM192 124V82l5-7 5 7v42zM152 88h56v5h-56zM152 106h56v5h-56z',
        },
        { tone: 'line', d: `M0 124H${WIDTH}` },
        { tone: 'line', strokeDasharray: '7 7', d: `M180 136V${height}` },
        { x: 0, y: 152, look: 'bold', size: 20, text: inside },
        { x: 226, y: 152, look: 'bold', size: 20, text: outside },
      ],
    },
    ...rows.map((row, index): Part => {
      const y = firstRow + index * rowHeight;
      return {
        said: `${inside}: ${row.inside}. ${outside}: ${row.outside}`,
        items: [
          { x: 0, y, text: row.inside },
          { tone: 'lit', d: `M146 ${y - 9}h50v-7l18 12-18 12v-7h-50z` },
          { x: 226, y, text: row.outside },
        ],
      };
    }),
  ],
});
