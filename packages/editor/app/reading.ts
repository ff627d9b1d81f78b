/** A piece of a text: as it is written, or what a token stands for. */
export type Piece = { words: string; token?: string };

/** A text with its tokens filled in, piece by piece; those that stand for nothing stay as they are written. */
export const readingOf = (text: string, tokens: Readonly<Record<string, string>>): Piece[] =>
  text.split(/(\{[\w.-]+\})/).flatMap((words): Piece[] => {
    const meaning = Object.hasOwn(tokens, words.slice(1, -1)) ? tokens[words.slice(1, -1)] : undefined;
    if (/^\{.*\}$/.test(words) && meaning !== undefined) return [{ words: meaning, token: words }];
    return words === '' ? [] : [{ words }];
  });
