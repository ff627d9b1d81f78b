/** A part of a text: words, and the address they lead to where they are linked. */
export type TextPart = { words: string; href?: string };

/** `[stage 1](/glossary#stage-1)`, `[our office](/contact)`: words that lead to a term of the glossary, to a page or elsewhere. */
const link = /\[([^\]]+)\]\((\/[\w/-]*(?:#[a-z0-9-]+)?|(?:https|mailto|tel):[^\s()]+)\)/g;

/** The text in parts, linked words apart from those between them. */
export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: words = '', 2: href = '', index } of text.matchAll(link)) {
    if (index > end) parts.push({ words: text.slice(end, index) });
    parts.push({ words, href });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ words: text.slice(end) });
  return parts;
};

/** The text as it is read, its links left out. */
export const plainText = (text: string) => text.replace(link, '$1');

/** The addresses that a text leads to. */
export const linkedAddresses = (text: string) =>
  [...text.matchAll(link)].map(([, , address = '']) => address);
