const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const NO_BREAK_SPACE = '\u00a0';

/** What headings, menus, labels and sentences are written with: in the file that the first paint waits for. */
export const COMMON = `${LETTERS}${DIGITS} .,:;-'’&/+?${NO_BREAK_SPACE}`;

/** The rest of ASCII, typographic signs and drawing signs: in the file that comes after the first paint. */
export const SIGNS = '!"#$%()*<=>@[\\]^_`{|}~–—‘“”•…·©®§°±×÷−½¼é′″↑↓²³µ™';

/** Signs that neither family draws; browsers take them from a font of the system. */
export const NOT_IN_THE_FONTS = '→←↗√≤≥≈≠';
