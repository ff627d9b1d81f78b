import type { TableCell } from '#src/components/data-table/data-table.tsx';
import type { Guide } from '#src/content/schemas/guide.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { commaSeparated } from '#src/features/editions/downloads/table.ts';
import { guideTable } from './guide-tables.ts';

const words = (cell: TableCell) =>
  typeof cell === 'string' ? cell : `${cell.figure ?? ''} ${cell.label}`.trim();

/** A section under its heading, its points each with a cell to tick, and an empty line below. */
const rowsOf = (section: Guide['sections'][number], done: string): string[][] => {
  const table = guideTable(section);
  if (table) {
    const rows = table.groups.flatMap((group) => group.rows);
    const cells = rows.map(({ number = '', label, cells }) => [
      `${number} ${label}`.trim(),
      ...cells.map(words),
    ]);
    return [[section.heading], table.columns, ...cells, []];
  }
  const items = 'items' in section ? section.items : [];
  return [[section.heading, done], ...items.map((item) => [item, '']), []];
};

/** A guide for spreadsheets: its tables and checklists one below another, then where its facts were read. */
export const guideFile = (
  guide: Pick<Guide, 'sections' | 'sources'>,
  { done, sources }: Pick<Labels['sections'], 'done' | 'sources'>,
) =>
  commaSeparated([...guide.sections.flatMap((section) => rowsOf(section, done)), [sources, guide.sources]]);
