import { arrowOfRing, placeAt } from '../polar.ts';
import { circle, type Draw, type Part, WIDTH } from '../sheet.ts';

const centre = [WIDTH / 2, 160] as const;
const radii = [70, 128] as const;

/** Four arrows that make a ring, what stands in its middle, and what lies round it. */
export const ring: Draw<'ring'> = ({ phases, centre: middle, around }) => ({
  height: 334,
  parts: [
    [{ tone: 'line', strokeDasharray: '2 7', d: circle(...centre, 134) }],
    ...phases.map(({ title, mark, text }, index): Part => {
      const [x, y] = placeAt(centre, { angle: 90 * index + 49, radius: 100 });
      // In the four corners: the first at the upper right, then clockwise.
      const corner = index < 2 ? ({ x: WIDTH, anchor: 'end' } as const) : { x: 0 };
      const top = index % 3 === 0 ? 24 : 306;
      const [down, size] = mark.length > 2 ? [8, 24] : [11, 32];
      return {
        said: `${title}: ${mark} ${text}`,
        items: [
          { tone: 'lit', d: arrowOfRing(centre, radii, 90 * index + 1, 90 * index + 88) },
          { x, y: y + down, size, anchor: 'middle', look: 'numeral', onLit: true, text: mark },
          { ...corner, y: top, size: 26, look: 'bold', text: title },
          { ...corner, y: top + 20, text },
        ],
      };
    }),
    [
      { x: centre[0], y: 164, size: 52, anchor: 'middle', look: 'numeral', text: middle.mark },
      { x: centre[0], y: 192, anchor: 'middle', text: middle.text },
    ],
    [{ x: centre[0], y: 330, anchor: 'middle', text: around }],
  ],
});
