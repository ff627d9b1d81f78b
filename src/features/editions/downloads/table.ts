import { certaintyText } from '../certainty-text.ts';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import { noEnd, noLastNew } from '../validity.ts';

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A cell that no spreadsheet takes for a formula. */
const harmless = (cell: string) => (/^\s*[=+\-@]/.test(cell) ? `'${cell}` : cell);

/**
 * Rows as comma-separated values (RFC 4180) for spreadsheets: every line ends with CRLF, cells are quoted where they must
 * be, and the mark at the beginning has the whole read as UTF-8.
 */
export const commaSeparated = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((row) => `${row.map((cell) => quoted(harmless(cell))).join(',')}\r\n`).join('')}`;

/** The whole register as a table: a heading and a row for each standard and scheme; days as `2029-09-30`. */
export const registerTable = (editions: readonly Edition[], labels: EditionLabels) => {
  const sure = (date: { certainty: keyof typeof labels.certainty } | undefined) =>
    date ? certaintyText(date.certainty, labels) : '';
  const certainty = (column: string) => `${column} (${labels.certaintyOf})`;
  const heading = [
    labels.named,
    labels.state,
    labels.amendment,
    labels.published,
    certainty(labels.published),
    labels.successor,
    labels.successorPublished,
    certainty(labels.successorPublished),
    labels.successorExpected,
    certainty(labels.successorExpected),
    labels.lastNew,
    certainty(labels.lastNew),
    labels.newOnly,
    certainty(labels.newOnly),
    labels.ends,
    certainty(labels.ends),
    labels.source,
    labels.checkedOn,
  ];
  const rows = editions.map((edition) => [
    edition.named,
    labels.status[edition.status],
    edition.amendment ?? '',
    edition.published.text,
    sure(edition.published),
    edition.successor ?? '',
    edition.successorPublished?.text ?? '',
    sure(edition.successorPublished),
    edition.successorExpected?.text ?? '',
    sure(edition.successorExpected),
    edition.lastNew?.day ?? (edition.newOnly ? '' : noLastNew(edition, labels)),
    sure(edition.lastNew),
    edition.newOnly?.day ?? '',
    sure(edition.newOnly),
    edition.ends?.day ?? noEnd(edition, labels),
    sure(edition.ends),
    edition.source,
    edition.checkedOn,
  ]);
  return commaSeparated([heading, ...rows]);
};
