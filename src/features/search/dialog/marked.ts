import { askedWords, wordsOf } from '../words.ts';
import { element } from './element.ts';

/** A part of a text that answers the query, or stands between such parts. */
type Part = { words: string; isMatch: boolean };

/** A word as it is written, with the apostrophes in it. */
const written = /([\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*)/u;

/** The text in parts: the beginnings of words that were asked for apart from all else. */
export const matchedParts = (text: string, query: string): Part[] => {
  const asked = askedWords(query).toSorted((a, b) => b.length - a.length);
  const parts = text.split(written).flatMap((words, index): Part[] => {
    const [word = ''] = index % 2 === 1 ? wordsOf(words) : [];
    const match = asked.find((one) => word.startsWith(one));
    if (!match) return [{ words, isMatch: false }];
    // Where writing and comparing differ in length, an accent apart, the whole word is marked.
    const end = word.length === words.length ? match.length : words.length;
    return [
      { words: words.slice(0, end), isMatch: true },
      { words: words.slice(end), isMatch: false },
    ];
  });
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1);
    if (last && !last.isMatch && !part.isMatch) last.words += part.words;
    else if (part.words) joined.push({ ...part });
    return joined;
  }, []);
};

/** How much of a text a result shows, and how much of it before the first match. */
const shown = 150;
const before = 40;

/** The part of a long text round its first match, from a whole word on. */
export const excerpt = (text: string, query: string): string => {
  const [first] = matchedParts(text, query);
  const at = first && !first.isMatch && first.words.length < text.length ? first.words.length : 0;
  const begin = at > shown - before ? text.indexOf(' ', at - before) + 1 : 0;
  const part = text.slice(begin, begin + shown);
  const whole = begin + shown < text.length ? `${part.slice(0, part.lastIndexOf(' '))} …` : part;
  return begin > 0 ? `… ${whole}` : whole;
};

/** The text with what answers the query marked. */
export const marked = (text: string, query: string): (Node | string)[] =>
  matchedParts(text, query).map(({ words, isMatch }) => (isMatch ? element('mark', {}, words) : words));
