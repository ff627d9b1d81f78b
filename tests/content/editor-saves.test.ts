import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readValue, rewrite } from '#packages/editor/document/rewrite.ts';
import { everyValue } from '#src/content/field-path.ts';
import { contentFiles } from '#src/content/files.ts';

const files = [...contentFiles()];
const odd = ['no', '12', '', ' ', '- a', '# b', "it's", 'a: b', '{firm.name}', 'a\nb', '~', '"', '%'];
const comments = (text: string) => text.match(/^\s*#.*$/gm) ?? [];

/** Every place of a file at which a text stands. */
const places = files.flatMap(([file, text]) =>
  [...everyValue(readValue(text))].flatMap(({ path, value }) =>
    typeof value === 'string' ? { file, text, path } : [],
  ),
);

test.each(files)('%s is in the style in which the editor writes', (_, text) => {
  // Without an empty line below it, what heads a file would go with its first entry.
  expect(text).not.toMatch(/^(?:#.*\n)+[^#\n]/);
  expect(parseDocument(text, { stringKeys: true }).toString({ lineWidth: 120, singleQuote: true })).toBe(
    text,
  );
});

test('an edit of any text reads again as asked, loses no comment, and changes the lines of that text alone', () => {
  const words = fc.oneof(
    fc.lorem({ maxCount: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(...odd),
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), words, ({ text, path }, word) => {
      const document = parseDocument(text);
      document.setIn(path, word);
      const asked = document.toJS();
      const saved = rewrite(text, asked);
      expect(readValue(saved)).toEqual(asked);
      expect(comments(saved)).toEqual(expect.arrayContaining(comments(text)));
      const [before, after] = [text.split('\n'), saved.split('\n')];
      const head = before.findIndex((line, index) => line !== after[index]);
      const tail = before.toReversed().findIndex((line, index) => line !== after.at(-1 - index));
      if (head < 0) return;
      const [changed = ''] = before.slice(head, head + 1);
      const indent = changed.search(/\S/);
      // What follows the field's first line up to the end of the change lies deeper: it is the text, folded.
      const inner = before.slice(head + 1, before.length - tail);
      expect(inner.filter((line) => line.trim() !== '' && line.search(/\S/) < indent)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
