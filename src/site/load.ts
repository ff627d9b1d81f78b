import { ContentError } from '#src/content/problem.ts';
import { type ContentFiles, Reader } from '#src/content/reader.ts';
import { toolChecks } from '#src/features/plan/check-rules.ts';
import { daysIn } from './checks/days.ts';
import type { Content } from './content.ts';
import { contentFolders, singleFiles, type WrittenContent } from './content-files.ts';
import { crossChecks } from './cross-checks.ts';
import { pageIndex } from './page-index.ts';
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
const readContent = (reader: Reader): WrittenContent => {
  const { tokens, ...facts } = readFacts(reader);
  reader.useTokens(tokens, Object.values(facts).every(Boolean));
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

/**
 * Everything the site says, checked, with tokens filled and pages indexed.
 * @param files the text of every YAML file below content/
 * @param media the files in content/media/: where each lies, by its name
 * @param routes the addresses that have a page of their own in src/pages/
 * @param today where given, nothing may be out of date on this day: a build asks no clock, a release and the editor do
 * @throws ContentError naming every problem at once: file, field, what was found and what to do; what files say of each
 *   other is looked at once each keeps to its schema
 */
export const loadContent = (
  files: ContentFiles,
  media: ReadonlyMap<string, string>,
  routes: ReadonlySet<string>,
  today?: string,
): Content => {
  const reader = new Reader(files);
  const written = readContent(reader);
  const content = { ...written, pages: pageIndex(written), days: daysIn(reader.trees) };
  crossChecks(reader, content, { media, routes, today });
  toolChecks(reader, content);
  const problems = [...reader.problems, ...reader.unfilled];
  if (problems.length > 0) throw new ContentError(problems);
  return content;
};
