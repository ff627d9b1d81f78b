import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { openFont } from '../open-font.ts';
import type { Cut } from '../variable/recipe.ts';
import { localFonts } from './local-fonts.ts';

/** Texts as they stand in one cut of our font; without a cut where the font has but one. */
export type Sample = { cut?: Cut; texts: readonly string[] };

/** A local font in the place of one of ours, until ours has come or for good. */
export type FallbackFace = {
  family: string;
  /** The file of our font, by the name that `makeFonts` gives it. */
  standsFor: string;
  local: keyof typeof localFonts;
  /** Further local fonts by name, to be taken last: they set the samples as wide to within 0.3 %. */
  alsoLocal?: readonly string[];
  /** For what browsers take this face, as CSS says it. */
  weight?: string;
  stretch?: string;
  unicodeRange?: string;
  /** What it is fitted to. */
  samples: readonly Sample[];
};

const percent = (share: number) => `${+(share * 100).toFixed(1)}%`;

const instance = async (file: Buffer, cut: Cut | undefined): Promise<Font> => {
  if (!cut) return openFont(file);
  const [wght, wdth] = cut;
  const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes: { wght, wdth } } as const;
  return openFont(await subsetFont(file, '', options));
};

/** How much wider than the local font ours sets the samples. */
const scaleOf = async (file: Buffer, { local, samples }: FallbackFace): Promise<number> => {
  const inLocal = await localFonts[local].measure();
  let [ours, theirs] = [0, 0];
  for (const { cut, texts } of samples) {
    const font = await instance(file, cut);
    for (const text of texts) {
      ours += font.layout(text).advanceWidth / font.unitsPerEm;
      theirs += inLocal(text);
    }
  }
  return ours / theirs;
};

const faceRule = async (face: FallbackFace, fonts: ReadonlyMap<string, Buffer>): Promise<string> => {
  const file = fonts.get(face.standsFor);
  if (!file) throw new Error(`${face.family} stands for ${face.standsFor}, which is not among the fonts.`);
  const { ascent, descent, unitsPerEm } = openFont(file);
  const scale = await scaleOf(file, face);
  const names = [...localFonts[face.local].names, ...(face.alsoLocal ?? [])];
  const descriptors = {
    'font-family': `'${face.family}'`,
    src: names.map((name) => `local('${name}')`).join(', '),
    'font-weight': face.weight,
    'font-stretch': face.stretch,
    'unicode-range': face.unicodeRange,
    'size-adjust': percent(scale),
    'ascent-override': percent(ascent / unitsPerEm / scale),
    'descent-override': percent(-descent / unitsPerEm / scale),
    'line-gap-override': '0%',
  };
  const lines = Object.entries(descriptors).map(([name, value]) => (value ? `  ${name}: ${value};\n` : ''));
  return `@font-face {\n${lines.join('')}}\n`;
};

/**
 * One `@font-face` rule for each face: a local font so scaled that it sets the samples as wide as ours and its lines
 * as high, so that nothing moves when ours takes its place.
 */
export const fallbackStyles = async (
  fonts: ReadonlyMap<string, Buffer>,
  faces: readonly FallbackFace[],
): Promise<string> => (await Promise.all(faces.map((face) => faceRule(face, fonts)))).join('');
