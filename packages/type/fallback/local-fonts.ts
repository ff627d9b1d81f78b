import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openFont } from '../open-font.ts';

const require = createRequire(import.meta.url);

/** How wide a font of a package sets a text, in type sizes, kerning included. */
const measured = (file: string) => async () => {
  const font = openFont(await readFile(require.resolve(`@fontsource/${file}`)));
  return (text: string): number => font.layout(text).advanceWidth / font.unitsPerEm;
};

/**
 * Fonts that visitors have, by their measures: the names under which systems know them, the first one there is taken,
 * and how wide they set a text. Those of one entry set it equally wide, to within 0.3 %.
 */
export const localFonts = {
  /** Arimo and Liberation Sans were drawn to the measures of Arial. */
  arial: {
    names: ['Arial', 'Liberation Sans', 'Arimo'],
    measure: measured('arimo/files/arimo-latin-400-normal.woff2'),
  },
  'arial bold': {
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    measure: measured('arimo/files/arimo-latin-700-normal.woff2'),
  },
  /** Android's. */
  roboto: { names: ['Roboto'], measure: measured('roboto/files/roboto-latin-400-normal.woff2') },
  /**
   * Every sign is 0.6 type sizes wide, says the table `hmtx` of Liberation Mono (1229 of 2048) and Courier New (1229),
   * or 0.602, says that of Menlo, Lucida Console and DejaVu Sans Mono (1233).
   */
  monospace: {
    names: [
      'Menlo',
      'Lucida Console',
      'Liberation Mono',
      'DejaVu Sans Mono',
      'Droid Sans Mono',
      'Courier New',
    ],
    measure: async () => (text: string) => 0.6 * [...text].length,
  },
} as const;
