import { namedSign } from '#src/content/tidy.ts';
import { signsOfFonts } from './signs.ts';

/** Names for each text the signs that the site's fonts lack, a sentence each; empty where they have all. */
export const undrawnSigns = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([file, text]) => {
    const missing = [...new Set(text)].filter((sign) => sign !== '\n' && !signsOfFonts.has(sign));
    if (missing.length === 0) return [];
    return `${file} holds ${missing.map(namedSign).join(', ')}, which the site's fonts lack: another font of the visitor's shows it.`;
  });
