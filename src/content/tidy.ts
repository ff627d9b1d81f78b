/** Blanks of other widths, as web pages and programs for layout have them. */
const blanks = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/** Letters, digits and signs as wide as Chinese ones: `＋９４`, `ＩＳＯ`. */
const wide = /[\uFF01-\uFF5E]/g;
const fromWideToPlain = 0xfee0;

/**
 * A text as a keyboard would have typed it, wherever it was pasted from: letters and their accents as one sign, common
 * blanks, none at its ends.
 */
export const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(blanks, ' ')
    .replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - fromWideToPlain))
    .trim();

/** A sign as people can look it up: `"ල" (U+0DBD)`; of one that nobody sees, the number alone. */
export const namedSign = (sign: string) => {
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `"${sign}" (${code})` : code;
};
