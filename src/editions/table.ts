import type { Edition } from '#src/content/schemas/edition.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { sureness } from './sureness.ts';

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as comma-separated values (RFC 4180): every line ends with CRLF, cells are quoted where they must be. */
export const commaSeparated = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** The whole register as a table: a heading and a row for each standard and scheme; days as `2029-09-30`. */
export const registerTable = (editions: readonly Edition[], labels: Labels['edition']) => {
  const sure = (date: { certainty: keyof typeof labels.certainty } | undefined) =>
    date ? sureness(date.certainty, labels) : '';
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
    labels.lastNew,
    certainty(labels.lastNew),
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
    edition.lastNew?.day ?? '',
    sure(edition.lastNew),
    edition.ends?.day ?? '',
    sure(edition.ends),
    edition.source,
    edition.checkedOn,
  ]);
  return commaSeparated([heading, ...rows]);
};
