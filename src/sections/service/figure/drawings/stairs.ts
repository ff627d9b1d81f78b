import { block, type Draw, linesOf, type Part } from '../sheet.ts';

const foot = 318;
const width = 114;

/** Three steps, and the way that the first has past the second. */
export const stairs: Draw<'stairs'> = ({ steps, way }) => ({
  height: 320,
  parts: [
    ...steps.map(({ title, text }, index): Part => {
      const height = 150 + 46 * index;
      const [x, y] = [index * (width + 3), foot - height];
      const below = 32 + 21 * linesOf(title, 11).length;
      return [
        ...block(x, y, width, height, 12),
        { x: x + 7, y: y + 26, look: 'bold', onLit: true, limit: 11, text: title },
        { x: x + 7, y: y + below, onLit: true, limit: 12, text },
      ];
    }),
    [
      {
        tone: 'line',
        strokeWidth: 3,
        d: 'M40 156V28H291V62m-9-12 9 14 9-14M160 28V108m-9-12 9 14 9-14',
      },
      { x: 40, y: 18, text: way },
    ],
  ],
});
