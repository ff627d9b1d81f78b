import { namedSign } from './tidy.ts';

/**
 * Control signs, marks that turn the direction of writing, spaces without width, halves of a sign: they come along when
 * text is pasted, and search, screen readers and links stumble over them. Line breaks and tabs are spaces; joiners belong
 * to Sinhala.
 */
const unseen = /(?![\t\n\r\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/u;

/** Why a text with a sign that nobody can see is refused, by the first of them; undefined where there is none. */
export const unseenFault = (text: string): string | undefined => {
  const found = unseen.exec(text);
  if (!found) return undefined;
  const before = JSON.stringify(text.slice(Math.max(0, found.index - 20), found.index));
  return `holds a sign that nobody can see, ${namedSign(found[0])}, behind ${before}: type the words anew instead of pasting them`;
};
