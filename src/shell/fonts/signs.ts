const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZé';
const typographic = '\u00a0–—‘’“”•…·©®§°±×÷−½¼′″↑↓²³µ™';

/** Every sign of the typeface that texts are set in (docs/decisions/007-fonts.md): all others come from a font of the visitor's system. */
export const signsOfFonts: ReadonlySet<string> = new Set(
  `${letters}${typographic} !"#$%&'()*+,-./0123456789:;<=>?@[\\]^_\`{|}~`,
);
