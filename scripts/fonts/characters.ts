const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const ASCII = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const NO_BREAK_SPACE = '\u00a0';

/** All that the site writes: ASCII, typographic signs and drawing signs. */
export const CHARACTERS = `${LETTERS}${DIGITS}${ASCII}${NO_BREAK_SPACE}–—‘’“”•…·©®§°±×÷−½¼é′″↑↓²³µ™`;

/** Signs that neither family draws; browsers take them from a font of the system. */
export const NOT_IN_THE_FONTS = '→←↗√≤≥≈≠';
