import { ContentError } from '#src/content/problem.ts';
import type { Reader } from '#src/content/reader.ts';
import { contentFolders, singleFiles, type WrittenContent } from './content-files.ts';
import { readFacts } from './token-values.ts';

/** The number of a standard: ISO 9001 stands before ISO 13485. */
const numberOf = (page: object) => ('code' in page ? Number(/\d+/.exec(String(page.code))?.[0]) : 0);

/** Every part was read; a part that was not has left its problem behind. */
const isWhole = (draft: Record<string, unknown>): draft is WrittenContent =>
  Object.values(draft).every((part) => part !== undefined);

/**
 * Every file of content/ by its schema, tokens filled.
 * @throws ContentError naming every problem of a file at once
 */
export const readContent = (reader: Reader): WrittenContent => {
  const { tokens, ...facts } = readFacts(reader);
  const unread = Object.entries(facts).flatMap(([name, found]) => (found ? [] : [name]));
  reader.useTokens(
    tokens,
    unread.map((name) => (name === 'auditTime' ? 'days.' : `${name}.`)),
  );
  const others = Object.entries(singleFiles).filter(([name]) => !(name in facts));
  const draft = {
    ...facts,
    ...Object.fromEntries(
      others.map(([name, file]): [string, unknown] => [name, reader.yaml<unknown>(file)]),
    ),
    ...Object.fromEntries(
      Object.entries(contentFolders).map(([name, folder]): [string, unknown] => [
        name,
        reader.folder<object>(folder).toSorted((a, b) => numberOf(a) - numberOf(b)),
      ]),
    ),
  };
  reader.reportUnread();
  if (reader.problems.length > 0 || !isWhole(draft))
    throw new ContentError([...reader.problems, ...reader.unfilled]);
  return draft;
};
