import type { Guide } from '#src/content/schemas/guide.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { commaSeparated } from '#src/features/editions/downloads/table.ts';
import { reckonedFirms, shownCell } from './guide-tables.ts';

/** A section under its heading; points each with a cell to tick. */
const rowsOf = (section: Guide['sections'][number], done: string): string[][] => {
  if (section.kind === 'checklist')
    return [[section.heading, done], ...section.items.map((item) => [item, ''])];
  if (section.kind === 'firms') {
    const { firm, days, months, ours, others } = section.columns;
    const rows = reckonedFirms(section).map((one) => [
      one.title,
      `${one.days} ${one.counted}`,
      one.months,
      one.ours,
      one.others,
    ]);
    return [[section.heading], [firm, days, months, ours, others], ...rows];
  }
  const rows = section.groups
    .flatMap((group) => group.rows)
    .map(({ clauses = '', title, cells }) => [
      `${clauses} ${title}`.trim(),
      ...cells.map((cell) => shownCell(cell).value),
    ]);
  return [[section.heading], section.columns, ...rows];
};

/** A guide for spreadsheets: its tables and checklists, an empty line below each, then where its facts were read. */
export const guideFile = (
  { sections, sources }: Pick<Guide, 'sections' | 'sources'>,
  labels: Pick<Labels['sections'], 'done' | 'sources'>,
) =>
  commaSeparated([
    ...sections.flatMap((section) => [...rowsOf(section, labels.done), []]),
    [labels.sources, sources],
  ]);
