import { namedSign } from '#src/content/tidy.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZé';
const typographic = '\u00a0–—‘’“”•…·©®§°±×÷−½¼′″↑↓²³µ™';

/** Every sign of the typeface that texts are set in (docs/decisions/007-fonts.md): all others come from a font of the visitor's system. */
export const signsOfFonts: ReadonlySet<string> = new Set(
  `${letters}${typographic} !"#$%&'()*+,-./0123456789:;<=>?@[\\]^_\`{|}~`,
);

/** Names for each text the signs that the site's fonts lack, a sentence each; empty where they have all. */
export const undrawnSigns = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([file, text]) => {
    const missing = [...new Set(text)].filter((sign) => sign !== '\n' && !signsOfFonts.has(sign));
    if (missing.length === 0) return [];
    return `${file} holds ${missing.map(namedSign).join(', ')}, which the site's fonts lack: another font of the visitor's shows it.`;
  });
