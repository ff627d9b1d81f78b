import { ContentError } from '#src/content/problem.ts';
import { type ContentFiles, Reader } from '#src/content/reader.ts';
import { toolChecks } from '#src/features/plan/check-rules.ts';
import { daysIn } from './checks/days.ts';
import type { Content } from './content.ts';
import { crossChecks } from './cross-checks.ts';
import { pageIndex } from './page-index.ts';
import { readContent } from './read.ts';

/**
 * Everything the site says, checked, with tokens filled and pages indexed.
 * @param files the text of every YAML file below content/
 * @param media the names of the files in content/media/
 * @param routes the addresses that have a page of their own in src/pages/
 * @param today where given, nothing may be out of date on this day: a build asks no clock, a release and the editor do
 * @throws ContentError naming every problem at once: file, field, what was found and what to do; what files say of each
 *   other is looked at once each keeps to its schema
 */
export const loadContent = (
  files: ContentFiles,
  media: ReadonlySet<string>,
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
