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

/**
 * Control signs, marks that turn the direction of writing, spaces without width, halves of a sign: they come along when
 * text is pasted, and search, screen readers and links stumble over them. Line breaks and tabs are spaces; joiners belong
 * to Sinhala.
 */
const unseen = /(?![\t\n\r\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/u;

/** Why a text with an invisible character is refused, by the first of them; undefined where there is none. */
export const unseenFault = (text: string): string | undefined => {
  const found = unseen.exec(text);
  if (!found) return undefined;
  const before = JSON.stringify(text.slice(Math.max(0, found.index - 20), found.index));
  return `holds an invisible character, ${namedSign(found[0])}, behind ${before}: type the words again instead of pasting them`;
};
