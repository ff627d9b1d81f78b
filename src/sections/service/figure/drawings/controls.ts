import type { Draw, Part, Shape } from '../sheet.ts';

const pitch = 48;
const top = 30;
const foot = top + pitch * 5;

/** Six corners for a critical control point, round ends for an operational programme, nothing round the rest. */
const signs: Record<string, (y: number) => Shape> = {
  CCP: (y) => ({ tone: 'lit', d: `M276 ${y + 18}l16-18h52l16 18-16 18h-52z` }),
  OPRP: (y) => ({ tone: 'line', d: `M294 ${y + 2}h48a16 16 0 0 1 0 32h-48a16 16 0 0 1 0-32z` }),
};

/** A flow diagram from the top down, the hazard and the control beside each step, on the slab that carries them. */
export const controls: Draw<'controls'> = ({ columns, steps, base }) => ({
  height: foot + 72,
  parts: [
    {
      said: '',
      items: [
        { x: 0, y: 16, text: columns.step },
        { x: 132, y: 16, text: columns.hazard },
        { x: 318, y: 16, anchor: 'middle', text: columns.control },
        { tone: 'line', d: `M58 ${top}V${foot + 6}` },
      ],
    },
    ...steps.map(({ title, hazard, control }, index): Part => {
      const y = top + index * pitch;
      const sign = signs[control]?.(y);
      const word = { anchor: 'middle', look: 'bold' } as const;
      return [
        { tone: 'pane', d: `M0 ${y}h118v36h-118z` },
        { ...word, x: 59, y: y + 24, text: title },
        { x: 132, y: y + 24, text: hazard },
        ...(sign ? [sign] : []),
        { ...word, x: 318, y: y + 25, size: 20, onLit: control === 'CCP', text: control },
      ];
    }),
    [
      // The slab from the front: its lid, its right side, its face.
      { tone: 'lid', d: `M0 ${foot + 16}l16-9.6h344l-16 9.6z` },
      { tone: 'body', d: `M344 ${foot + 16}l16-9.6v54l-16 9.6z` },
      { tone: 'lit', d: `M0 ${foot + 16}h344v54h-344z` },
      { x: 14, y: foot + 51, look: 'numeral', size: 26, onLit: true, text: base.title },
      { x: 88, y: foot + 38, onLit: true, limit: 30, text: base.text },
    ],
  ],
});
