import { askedWords, wordsOf } from '../words.ts';
import { element } from './element.ts';

/** A word as it is written, with the apostrophes in it. */
const written = /([\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*)/u;

/** The text word by word with what stands between, and whether a word begins with one that was asked for. */
export const matchedParts = (text: string, query: string) => {
  const asked = askedWords(query);
  return text.split(written).map((words, index) => {
    const [word = ''] = index % 2 === 1 ? wordsOf(words) : [];
    return { words, isMatch: asked.some((one) => word.startsWith(one)) };
  });
};

/** How much of a text a result shows, and how much of it before the first match. */
const shown = 150;
const before = 40;

/** The part of a long text round its first match, from a whole word on. */
export const excerpt = (text: string, query: string): string => {
  const parts = matchedParts(text, query);
  const first = parts.findIndex(({ isMatch }) => isMatch);
  const at = parts.slice(0, Math.max(first, 0)).reduce((sum, { words }) => sum + words.length, 0);
  const begin = at > shown - before ? text.indexOf(' ', at - before) + 1 : 0;
  const part = text.slice(begin, begin + shown);
  const whole = begin + shown < text.length ? `${part.slice(0, part.lastIndexOf(' '))} …` : part;
  return begin > 0 ? `… ${whole}` : whole;
};

/** The text with what answers the query marked. */
export const marked = (text: string, query: string): (Node | string)[] =>
  matchedParts(text, query).map(({ words, isMatch }) => (isMatch ? element('mark', {}, words) : words));
