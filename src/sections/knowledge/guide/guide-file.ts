import type { Guide } from '#src/content/schemas/guide.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { commaSeparated } from '#src/features/editions/downloads/table.ts';
import { guideTable } from './guide-tables.ts';

/** A section under its heading, its points each with a cell to tick, and an empty line below. */
const rowsOf = (section: Guide['sections'][number], done: string): string[][] => {
  if (section.kind === 'checklist')
    return [[section.heading, done], ...section.items.map((item) => [item, '']), []];
  const table = guideTable(section);
  if (!table) return [];
  const rows = table.firms
    ? table.firms.map(({ title, figures: [days = '', ...figures], counted, parts }) => [
        title,
        `${days} ${counted}`,
        ...figures,
        ...parts,
      ])
    : table.groups
        .flatMap((group) => group.rows)
        .map(({ number = '', label, cells }) => [
          `${number} ${label}`.trim(),
          ...cells.map(({ value }) => value),
        ]);
  return [[section.heading], table.columns, ...rows, []];
};

/** A guide for spreadsheets: its tables and checklists one below another, then where its facts were read. */
export const guideFile = (
  guide: Pick<Guide, 'sections' | 'sources'>,
  { done, sources }: Pick<Labels['sections'], 'done' | 'sources'>,
) =>
  commaSeparated([...guide.sections.flatMap((section) => rowsOf(section, done)), [sources, guide.sources]]);
