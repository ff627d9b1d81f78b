import type { Draw, Item, Part } from '../sheet.ts';

const inlets = [
  { x: 52, d: 'M52 26C52 80 150 70 150 124' },
  { x: 180, d: 'M180 26V124' },
  { x: 308, d: 'M308 26C308 80 210 70 210 124' },
];

/** Three materials flow into one batch; it passes its stages and the gate, and divides. */
export const batch: Draw<'batch'> = ({ materials, stages, gate, release, outlets }) => ({
  height: 358,
  parts: [
    inlets.flatMap(({ x, d }, index): Item[] => [
      { tone: 'line', strokeWidth: 30, opacity: index === 1 ? 0.85 : 0.7, d },
      { x, y: 16, anchor: 'middle', text: materials[index] ?? '' },
    ]),
    [
      {
        tone: 'lit',
        d: 'M134 284H198C198 318 148 312 148 338H72C72 312 134 318 134 284zM210 284H226C226 312 298 308 298 338H282C282 320 210 324 210 284z',
      },
      { tone: 'lit', d: 'M134 122H226V290H134z' },
    ],
    ...stages.map(({ title, text }, index): Part => {
      const y = 150 + 44 * index;
      const isLeft = index % 2 === 0;
      return [
        { x: 180, y, anchor: 'middle', look: 'bold', size: 19, onLit: true, text: title },
        { x: isLeft ? 122 : 238, y: y - 10, anchor: isLeft ? 'end' : undefined, limit: 14, text },
      ];
    }),
    [
      { tone: 'seam', d: 'M134 166H226M134 210H226' },
      { tone: 'lid', d: 'M116 256H244V284H116z' },
      { x: 180, y: 276, anchor: 'middle', look: 'bold', size: 19, onLit: true, text: gate },
      { x: 254, y: 264, limit: 13, text: release },
    ],
    [{ x: 110, y: 354, anchor: 'middle', look: 'bold', text: outlets[0] ?? '' }],
    [{ x: 360, y: 354, anchor: 'end', look: 'bold', text: outlets[1] ?? '' }],
  ],
});
