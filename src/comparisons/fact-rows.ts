import type { Content } from '#src/content/load.ts';
import { editionLine } from '#src/editions/edition-line.ts';

/** What is said of each page under one heading. */
export type Row = { label: string; remark?: string; cells: string[] };

type Parts = Pick<Content, 'compare' | 'editions' | 'labels' | 'standards' | 'certifications'>;

/** A row in which all pages say the same says so. */
export const rowOf = (label: string, cells: string[], same: string): Row =>
  new Set(cells).size === 1 ? { label, remark: same, cells } : { label, cells };

/** As it was on the day the register was checked. */
const editionOf = (page: string, { editions, labels }: Pick<Parts, 'editions' | 'labels'>) => {
  const edition = editions.find((row) => row.page === page);
  return edition ? editionLine(edition, edition.checkedOn, labels.edition) : '–';
};

/** Pages side by side: what each leads to, who sets the audit time, which edition counts, and the like. */
export const factRows = (
  pages: readonly string[],
  { compare, editions, labels, ...services }: Parts,
): Row[] => {
  const { standards, rows, product, pairs } = compare;
  const all = [...services.standards, ...services.certifications];
  const preparation = (page: string) =>
    all.find(({ id }) => id === page)?.facts.find(({ label }) => label === rows.preparation)?.value ?? '–';
  const fact = (key: 'outcome' | 'frame' | 'time' | 'heart' | 'first' | 'lanka') => (page: string) =>
    standards[page]?.[key] ?? '–';
  const cells: [label: string, cell: (page: string) => string][] = [
    [rows.outcome, fact('outcome')],
    [rows.edition, (page) => editionOf(page, { editions, labels })],
    [rows.frame, fact('frame')],
    [rows.time, fact('time')],
    [rows.preparation, preparation],
    [rows.heart, fact('heart')],
    [rows.first, fact('first')],
    [rows.lanka, fact('lanka')],
    [rows.product, (page) => (page === 'ce-marking' ? product.mark : product.never)],
  ];
  return cells.map(([label, cell]) => rowOf(label, pages.map(cell), pairs.same));
};
