/**
 * Two families from the packages @fontsource-variable/archivo and @fontsource-variable/martian-mono (SIL Open Font
 * Licence 1.1), each in one file of few bytes. The same package versions give the same bytes.
 *
 * Each family is one file: the first paint waits for none, and each that comes has all text laid out anew.
 * Between weight 400 and 800 and width 100 and 125 Archivo takes five variations per glyph. We keep the cut of
 * body text as it is and fit three variations to the cuts that the design uses (variable/variations.ts):
 * in these, outlines are 0.16 % of the type size or less from the source on average.
 *
 * Tried, with kerning and tabular figures where nothing else is said:
 *
 *   bytes  first   what
 *   37172  37172   subset-font, both axes, all features and hints: the prototype
 *   32284  32284   without hints, with kerning and tabular figures only
 *   31336  31336   without kerning: headings suffer
 *   30436  30436   points of the variations left out where the result stays within one unit
 *   34188  16636   two files by style: headings 600 to 800 by 104 to 125, text 400 to 800 by 100
 *   18904  18904   two variations fitted: up to 0.6 % off, weights go wrong
 *   22788  22788   three variations fitted
 *   25608  16608   the same in two files by characters: common ones first, signs later
 *   24392  15392   tabular figures as moved copies of the others, which they are
 *   23860  15144   no runs of zeros in the variations: longer, but compresses better
 *   22008  13932   variations in steps of 2 units
 *   20684  13120   in steps of 3 units
 *   19912  12596   in steps of 4 units
 *   19140  19140   in steps of 3 units, in one file: kept
 *
 * Martian Mono: weight 400 to 500 takes 8712 bytes, the weight 450 of the labels alone 5484: kept, as nobody
 * tells 450 from 500 at 12 px.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Cut } from './variable/recipe.ts';
import { variableFont } from './variable/variable-font.ts';

const require = createRequire(import.meta.url);
const packageFile = (name: string): Promise<Buffer> =>
  readFile(require.resolve(`@fontsource-variable/${name}`));

/** The weights that the design uses at each width. The largest numerals, 780 at 125, count twice. */
const WEIGHTS_IN_USE: readonly (readonly [width: number, weights: readonly number[]])[] = [
  [100, [520, 560, 600, 650, 680, 700]],
  [104, [400, 560]],
  [106, [520, 600, 650]],
  [108, [520, 620]],
  [110, [660, 700]],
  [112, [640, 690]],
  [116, [690]],
  [118, [740]],
  [120, [740, 780]],
  [122, [760]],
  [125, [520, 780, 780]],
];
const CUTS_IN_USE = WEIGHTS_IN_USE.flatMap(([width, weights]) =>
  weights.map((weight): Cut => [weight, width]),
);

const archivo = (source: Buffer, characters: string): Promise<Buffer> =>
  variableFont({
    source,
    characters,
    exact: [400, 100],
    heaviest: 800,
    widest: 125,
    middle: 600,
    fitted: CUTS_IN_USE,
    kerning: [640, 108],
    step: 3,
  });

const martianMono = (source: Buffer, characters: string): Promise<Buffer> =>
  subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 450, wdth: 87.5 },
    keepFeatures: [],
    dropTables: ['STAT', 'GDEF', 'GSUB', 'GPOS', 'prep'],
    noHinting: true,
  });

/**
 * The font files for these characters and the licences of both families, by file name. Throws when a package has
 * changed in a way that the method does not fit.
 */
export const makeFonts = async (characters: string): Promise<ReadonlyMap<string, Buffer>> => {
  const archivoSource = await packageFile('archivo/files/archivo-latin-standard-normal.woff2');
  const martianSource = await packageFile('martian-mono/files/martian-mono-latin-standard-normal.woff2');
  return new Map([
    ['archivo.woff2', await archivo(archivoSource, characters)],
    ['martian-mono.woff2', await martianMono(martianSource, characters)],
    ['OFL-archivo.txt', await packageFile('archivo/LICENSE')],
    ['OFL-martian-mono.txt', await packageFile('martian-mono/LICENSE')],
  ]);
};
