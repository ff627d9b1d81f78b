import { certaintyText, noDay } from '../in-words.ts';
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

/** The whole register as a table: a heading and a row for each standard and scheme; days as `2029-09-30`. */
export const registerTable = (editions: readonly Edition[], labels: EditionLabels) => {
  type Column = [heading: string, cell: (edition: Edition) => string];
  /** A date, and beside it how sure it is; without one `otherwise`. */
  const date = (
    field:
      | 'published'
      | 'confirmed'
      | 'successorPublished'
      | 'successorExpected'
      | 'firstAudits'
      | 'lastNew'
      | 'newOnly'
      | 'ends',
    otherwise: (edition: Edition) => string = () => '',
  ): Column[] => [
    [
      labels[field],
      (edition) => {
        const value = edition[field];
        if (!value) return otherwise(edition);
        return 'day' in value ? value.day : value.text;
      },
    ],
    [
      `${labels[field]} (${labels.certaintyOf})`,
      ({ [field]: value }) => (value ? certaintyText(value.certainty, labels) : ''),
    ],
  ];
  const columns: Column[] = [
    [labels.named, ({ named }) => named],
    [labels.state, ({ status }) => labels.status[status]],
    [labels.amendment, ({ amendment = '' }) => amendment],
    ...date('published'),
    ...date('confirmed'),
    [labels.successor, ({ successor = '' }) => successor],
    ...date('successorPublished'),
    ...date('successorExpected'),
    ...date('firstAudits'),
    ...date('lastNew', (edition) => (edition.newOnly ? '' : noDay('lastNew', edition, labels))),
    ...date('newOnly'),
    ...date('ends', (edition) => noDay('end', edition, labels)),
    [labels.source, ({ source }) => source],
    [labels.checkedOn, ({ checkedOn }) => checkedOn],
  ];
  return commaSeparated([
    columns.map(([heading]) => heading),
    ...editions.map((edition) => columns.map(([, cell]) => cell(edition))),
  ]);
};
