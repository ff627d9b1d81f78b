import { type Draw, type Part, pill, type Shape } from '../sheet.ts';

const pitch = 68;

/** A chain that hangs: a link for each thing that is followed, arrows up and down beside it. */
export const chain: Draw<'chain'> = ({ links, back, forward }) => ({
  height: pitch * 5 - 8,
  parts: [
    ...links.map((text, index): Part => {
      const y = 6 + pitch * index;
      const joint: Shape = { tone: 'body', d: `M173 ${y - 23}a7 7 0 0 1 14 0v26a7 7 0 0 1-14 0z` };
      return [
        { tone: 'line', strokeWidth: 8, d: pill(76, y, 208, 24) },
        ...(index > 0 ? [joint] : []),
        { x: 180, y: y + 31, anchor: 'middle', look: 'bold', size: 20, text },
      ];
    }),
    [
      {
        tone: 'line',
        strokeWidth: 3,
        d: 'M10 320V14l-8 14M10 14l8 14M350 14V320l-8-14M350 320l8-14',
      },
      { x: 34, y: 166, anchor: 'middle', turned: -90, text: back },
    ],
    [{ x: 326, y: 166, anchor: 'middle', turned: 90, text: forward }],
  ],
});
