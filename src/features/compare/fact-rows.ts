import { plainText } from '#src/content/term-links.ts';
import { editionLine } from '#src/features/editions/edition-line.ts';
import type { Comparable } from './comparable.ts';
import type { Compare } from './schema.ts';

/** What is said of each page under one heading. */
export type Row = { label: string; remark?: string; cells: string[] };

/** A row in which all pages, or both, say the same says so. */
export const rowOf = (
  label: string,
  cells: string[],
  { same, sameForBoth }: Pick<Compare['pairs'], 'same' | 'sameForBoth'>,
): Row =>
  new Set(cells).size === 1
    ? { label, remark: cells.length === 2 ? sameForBoth : same, cells }
    : { label, cells };

/** As it is today; without a day, as it was when the register was checked. */
const editionOf = (
  page: string,
  { editions, editionLabels }: Pick<Comparable, 'editions' | 'editionLabels'>,
  today: string | undefined,
) => {
  const edition = editions.find((row) => row.page === page);
  return edition ? editionLine(edition, today ?? edition.checkedOn, editionLabels) : '–';
};

/**
 * Pages side by side: what each leads to and who gives it, who sets the audit time, which edition counts, and the like.
 * @param pages ids in the order of the columns
 * @param today the day on which the editions are looked at; left out, the day the register was checked
 */
export const factRows = (
  pages: readonly string[],
  { compare, editions, editionLabels, ...services }: Comparable,
  today?: string,
): Row[] => {
  const { standards, rows, product, pairs } = compare;
  const all = [...services.standards, ...services.certifications];
  const serviceOf = (page: string) => all.find(({ id }) => id === page);
  const givenBy = (page: string) => plainText(serviceOf(page)?.outcome.givenBy ?? '–');
  const preparation = (page: string) =>
    serviceOf(page)?.facts.find(({ label }) => label === rows.preparation)?.value ?? '–';
  const fact =
    (key: 'outcome' | 'frame' | 'time' | 'lasts' | 'heart' | 'first' | 'lanka') => (page: string) =>
      standards[page]?.[key] ?? '–';
  const cells: [label: string, cell: (page: string) => string][] = [
    [rows.outcome, fact('outcome')],
    [rows.givenBy, givenBy],
    [rows.edition, (page) => editionOf(page, { editions, editionLabels }, today)],
    [rows.frame, fact('frame')],
    [rows.time, fact('time')],
    [rows.lasts, fact('lasts')],
    [rows.preparation, preparation],
    [rows.heart, fact('heart')],
    [rows.first, fact('first')],
    [rows.lanka, fact('lanka')],
    [rows.product, (page) => (page === 'ce-marking' ? product.mark : product.never)],
  ];
  return cells.map(([label, cell]) => rowOf(label, pages.map(cell), pairs));
};
