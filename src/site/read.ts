import { blocksOf, clausesOf, type LegalDocument, legalHead } from '#src/content/legal.ts';
import { legalProblems } from '#src/content/legal-problems.ts';
import { ContentError } from '#src/content/problem.ts';
import type { Reader } from '#src/content/reader.ts';
import { contentFolders, legalTexts, singleFiles, type WrittenContent } from './content-files.ts';
import { readFacts } from './token-values.ts';

const legal = (reader: Reader, name: string): LegalDocument | undefined => {
  const file = `content/legal/${name}.md`;
  const source = reader.text(file);
  if (source === undefined) {
    reader.problem(file, '', 'is missing: /termspolicy shows this document; restore the Markdown file');
    return undefined;
  }
  const head = reader.head(file);
  if (!head) return undefined;
  const blocks = blocksOf(source);
  const clauses = 'tooDeep' in blocks ? [] : clausesOf(blocks);
  const problems = legalProblems(source);
  for (const { line, message } of problems) reader.problem(file, `line ${line}`, message);
  if (clauses.length === 0 && problems.length === 0)
    reader.problem(file, '', "has no clauses: begin each with '## ' and its heading");
  const checked = reader.checked(file, legalHead, head.value);
  return checked && { ...checked, clauses };
};

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
    ...Object.fromEntries(legalTexts.map((name) => [name, legal(reader, name)])),
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
