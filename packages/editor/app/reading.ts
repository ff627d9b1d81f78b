type Tokens = Readonly<Record<string, string>>;

/** A piece of a text: as it is written, or what a token stands for. */
export type Piece = { words: string; token?: string };

/** A text with its tokens filled in, piece by piece; those that stand for nothing stay as they are written. */
export const readingOf = (text: string, tokens: Tokens): Piece[] =>
  text.split(/(\{[\w.-]+\})/).flatMap((words): Piece[] => {
    const meaning = Object.hasOwn(tokens, words.slice(1, -1)) ? tokens[words.slice(1, -1)] : undefined;
    if (/^\{.*\}$/.test(words) && meaning !== undefined) return [{ words: meaning, token: words }];
    return words === '' ? [] : [{ words }];
  });

/** A text as visitors read it: tokens filled in, links as their words. */
export const plainWords = (text: string, tokens: Tokens): string =>
  readingOf(text, tokens)
    .map(({ words }) => words)
    .join('')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** How much of a text a page is searched for: a line of it may end where the page has a piece of its own. */
const longest = 60;

/** What to look for on the page for a text: its longest piece that the page says in one go. */
export const searchFor = (text: string, tokens: Tokens): string => {
  const pieces = plainWords(text, tokens)
    .split(/\{[^}]*\}|[*_`#]+|\n/)
    .map((piece) => piece.trim().slice(0, longest));
  return pieces.reduce((long, piece) => (piece.length > long.length ? piece : long), '');
};
