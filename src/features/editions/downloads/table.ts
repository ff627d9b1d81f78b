import { certaintyText, editionFacts, noDay } from '../in-words.ts';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A cell that no spreadsheet takes for a formula. */
const harmless = (cell: string) => (/^\s*[=+\-@]/.test(cell) ? `'${cell}` : cell);

/**
 * Rows as comma-separated values (RFC 4180) for spreadsheets: every line ends with CRLF, cells are quoted where they must
 * be, and the mark at the beginning has the whole read as UTF-8.
 */
export const commaSeparated = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(',')}\r\n`).join('')}`;

/** The columns in their order; beside one that holds dates stands how sure each is. */
const columns = ['named', 'state', ...editionFacts, 'source', 'checkedOn'] as const;
const texts: readonly string[] = ['named', 'state', 'amendment', 'successor', 'source', 'checkedOn'];

/** The whole register as a table: a heading and a row for each standard and scheme; days as `2029-09-30`. */
export const registerTable = (editions: readonly Edition[], labels: EditionLabels) => {
  const cellsOf = (edition: Edition) => {
    const said = {
      ...edition,
      state: labels.status[edition.status],
      lastNew: edition.lastNew ?? (edition.newOnly ? '' : noDay('lastNew', edition, labels)),
      ends: edition.ends ?? noDay('end', edition, labels),
    };
    return columns.flatMap((column) => {
      const value = said[column] ?? '';
      if (typeof value === 'string') return texts.includes(column) ? [value] : [value, ''];
      return ['day' in value ? value.day : value.text, certaintyText(value.certainty, labels)];
    });
  };
  const headings = columns.flatMap((column) => {
    const heading = labels[column];
    return texts.includes(column) ? [heading] : [heading, `${heading} (${labels.certaintyOf})`];
  });
  return commaSeparated([headings, ...editions.map(cellsOf)]);
};
