import { families, INK, steel } from './families.ts';

/** How a face is coloured. Glass, shadows and lines let what is behind them through. */
export type Paint = {
  readonly kind: 'fill' | 'glass' | 'shadow' | 'line';
  readonly colour: string;
  readonly opacity: number;
  /** Width of a line in world units; 0 for areas. */
  readonly width: number;
};

const area =
  (kind: 'fill' | 'glass') =>
  (colour: string, opacity = 1): Paint => ({ kind, colour, opacity, width: 0 });

export const fill = area('fill');
const glass = area('glass');

/** Shadow on the ground. Overlapping shadows become one: they darken once. */
export const shadow: Paint = { kind: 'shadow', colour: INK, opacity: 0.16, width: 0 };

export const line = (colour: string, width: number, opacity = 1): Paint => ({
  kind: 'line',
  colour,
  opacity,
  width,
});

/** Four paints from light to dark: top, left side, right side, deep. */
export type Material = readonly [lit: Paint, left: Paint, right: Paint, deep: Paint];

type Steps = readonly [string, string, string, string];

const solid = ([a, b, c, d]: Steps): Material => [fill(a), fill(b), fill(c), fill(d)];

export const materials = {
  ocean: solid(families.ocean),
  lagoon: solid(families.lagoon),
  'king-coconut': solid(families['king-coconut']),
  tea: solid(families.tea),
  cinnamon: solid(families.cinnamon),
  'nil-manel': solid(families['nil-manel']),
  steel: solid(steel),
  paper: solid(['#fff', '#e8ecee', '#c5cfd5', '#9fb0bc']),
  glass: [glass('#e8f6f8', 0.75), glass('#cfe8ee', 0.7), glass('#a9cdd8', 0.7), glass('#8fb8c4', 0.8)],
} as const satisfies Record<string, Material>;

const DARK_LINE = '#0a2a45';

/** Fine lines for scales and seams. */
export const lines = {
  scale: line(DARK_LINE, 1),
  tick: line(DARK_LINE, 0.8, 0.55),
  chain: line(steel[3], 1.2),
  vein: line(families.tea[3], 1, 0.55),
  furrow: line(families.cinnamon[3], 1.4, 0.5),
} as const;

const STEPS = ['lit', 'body', 'shade', 'deep'];

const stepOf = (material: Material, step: string | undefined, words: string): Paint => {
  const paint = material[STEPS.indexOf(step ?? '')];
  if (!paint) throw new Error(`"${words}": a step of a material is one of ${STEPS.join(', ')}.`);
  return paint;
};

const named = new Map<string, Material>(Object.entries(materials));

/** A material by its name, in other steps where they are said: `tea`, `tea body shade deep`; `own` is that of the object. */
export const materialOf = (words: string, own?: Material): Material => {
  const [name = '', ...steps] = words.split(' ');
  const material = name === 'own' ? own : named.get(name);
  if (!material) throw new Error(`"${words}" is no material: choose one of ${[...named.keys()].join(', ')}.`);
  if (steps.length === 0) return material;
  const side = (step: string | undefined) => stepOf(material, step, words);
  return [side(steps[0]), side(steps[1]), side(steps[2]), material[3]];
};

const pens = new Map<string, Paint>(Object.entries({ ...lines, etched: glass('#fff', 0.9) }));

/** A paint by its words: one step of a material, as in `tea body`, or the name of a fine line. */
export const paintOf = (words: string, own?: Material): Paint => {
  const [name = '', step] = words.split(' ');
  return pens.get(words) ?? stepOf(materialOf(name, own), step, words);
};
