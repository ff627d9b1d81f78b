import { z } from 'zod';
import type { Figure } from '#src/content/schemas/figure.ts';

/** All drawings are as wide; their type is of the size of the page's where a telephone shows them. */
export const WIDTH = 360;

/** How an area or a line is painted: in the family's lit colour, its body, as a pane of glass, or as a line. */
const tone = z.enum(['lit', 'body', 'glass', 'pane', 'line', 'lid', 'seam', 'hole', 'fallen', 'ink']);

const shape = z.strictObject({
  d: z.string(),
  /** Without one it has the colour of the words. */
  tone: tone.optional(),
  opacity: z.number().optional(),
  strokeWidth: z.number().optional(),
  strokeDasharray: z.string().optional(),
});
export type Shape = z.infer<typeof shape>;

/** Words on one line or several; `y` is the foot of the first. */
const words = z.strictObject({
  x: z.number(),
  y: z.number(),
  text: z.union([z.string(), z.number()]),
  size: z.number().optional(),
  anchor: z.enum(['middle', 'end']).optional(),
  look: z.enum(['bold', 'numeral']).optional(),
  /** On an area in the lit colour. */
  onLit: z.boolean().optional(),
  /** At most so many characters on a line: the lines stand below each other. */
  limit: z.number().optional(),
  /** Degrees clockwise about their place. */
  turned: z.number().optional(),
});
export type Words = z.infer<typeof words>;

const items = z.array(z.union([shape, words])).readonly();
export type Item = Shape | Words;

/** What belongs together, and its line in the list for those who do not see it, where its words alone do not say it. */
const part = z.union([items, z.strictObject({ said: z.string(), items })]);
export type Part = z.infer<typeof part>;

export const itemsOf = (part: Part) => ('said' in part ? part.items : part);

/** A drawing as data: its parts in the order in which they are painted, and read. */
export const sheet = z.strictObject({ height: z.number(), parts: z.array(part).readonly() });
export type Sheet = z.infer<typeof sheet>;

/** A figure that is drawn: a measure is words already. */
export type Drawn = Exclude<Figure, { kind: 'measure' }>;
/** How the figures of one kind are drawn. */
export type Draw<Kind extends Drawn['kind']> = (figure: Extract<Figure, { kind: Kind }>) => Sheet;

const behind = { bold: ': ', numeral: ' ', plain: ', ' };

/** A part in one line: `Plan: Planning`, `5 Leadership`, `Oils, Water`. Empty where it says nothing. */
export const saidOf = (part: Part) => {
  if ('said' in part) return part.said;
  const words = part.flatMap((item) => ('text' in item ? [item] : []));
  return words
    .map(({ text, look }, index) => text + (index < words.length - 1 ? behind[look ?? 'plain'] : ''))
    .join('');
};

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;
