import subsetFont from 'subset-font';
import { type Axis, avarTable, fvarTable, polyline, readBend } from './axes.ts';
import { asMovedCopies, figurePairs, withMovedFigures } from './figures.ts';
import { gvarTable } from './gvar.ts';
import { readOutlines } from './outlines.ts';
import type { Cut, Recipe } from './recipe.ts';
import { readTables, type Tables, tableOf, writeTables } from './sfnt.ts';
import { glyphDeltas, variationFit, variationRegions } from './variations.ts';

const AXIS_NAMES = { weight: 256, width: 257 };
/** Advance widths come from `gvar`; nobody reads the others without hinting and named instances. */
const DROPPED_TABLES = ['STAT', 'HVAR', 'MVAR', 'GDEF', 'prep'];

const cutOf = async ({ source, characters }: Recipe, [wght, wdth]: Cut): Promise<Tables> =>
  readTables(
    await subsetFont(source, characters, {
      targetFormat: 'truetype',
      variationAxes: { wght, wdth },
      keepFeatures: ['kern', 'tnum'],
      preserveNameIds: Object.values(AXIS_NAMES),
      dropTables: DROPPED_TABLES,
      noHinting: true,
    }),
  );

/** How far each weight is on the way from the lightest to the heaviest, bent as in the source. */
const weightScale = async ({ source, exact: [lightest], heaviest }: Recipe) => {
  const bend = readBend(readTables(await subsetFont(source, 'o', { targetFormat: 'truetype' })), 'wght');
  const bent = polyline(bend);
  const [low, high] = [bent(lightest), bent(heaviest)];
  const share = (weight: number): number => (bent(weight) - low) / (high - low);
  const between = bend.map(([weight]) => weight).filter((weight) => weight > lightest && weight < heaviest);
  const knots = [lightest, ...between, heaviest].map(
    (weight) => [(weight - lightest) / (heaviest - lightest), share(weight)] as const,
  );
  return { share, knots };
};

/**
 * A two-axis font of few bytes: one exact cut and three variations (weight, width, and a bend at the middle
 * weight) fitted by least squares to the cuts in use. Gives woff2; the same input gives the same bytes.
 */
export const variableFont = async (recipe: Recipe): Promise<Buffer> => {
  const { exact, heaviest, widest, middle, fitted } = recipe;
  const [lightest, narrowest] = exact;
  const { share, knots } = await weightScale(recipe);
  const base = await cutOf(recipe, exact);
  const pairs = figurePairs(base);
  const outlines = asMovedCopies(readOutlines(base), pairs);
  const samples = await Promise.all(
    fitted.map(async (cut) => asMovedCopies(readOutlines(await cutOf(recipe, cut)), pairs)),
  );
  const fit = variationFit(recipe, share);
  const deltas = outlines.map((outline, glyph) =>
    glyphDeltas(
      outline,
      samples.flatMap((sample) => sample[glyph] ?? []),
      fit,
    ),
  );
  const axes: Axis[] = [
    { tag: 'wght', min: lightest, max: heaviest, nameId: AXIS_NAMES.weight },
    { tag: 'wdth', min: narrowest, max: widest, nameId: AXIS_NAMES.width },
  ];
  const straight = [
    [0, 0],
    [1, 1],
  ] as const;
  const whole = new Map([
    ...withMovedFigures(base, outlines, pairs),
    ['GPOS', tableOf(await cutOf(recipe, recipe.kerning), 'GPOS')],
    ['fvar', fvarTable(axes)],
    ['avar', avarTable([knots, straight])],
    ['gvar', gvarTable(variationRegions(share(middle)), deltas)],
  ]);
  return subsetFont(writeTables(whole), '', { keepAllGlyphs: true, targetFormat: 'woff2' });
};
