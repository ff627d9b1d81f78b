import type { Complexity, Risk } from '#src/content/tool-vocabulary.ts';
import type { Plan } from '../link/schema.ts';
import { daysOf } from './half-days.ts';
import type { AuditTime } from './schema.ts';

/** Auditor days, in half days: with every permitted reduction, by the table, with room for additions. */
export type Days = { low: number; table: number; high: number };

export type Categories = {
  quality: Risk | undefined;
  environment: Complexity | undefined;
  safety: Risk | undefined;
};

export type AuditDaysInput = {
  pages: readonly string[];
  people: number | undefined;
  environment: Complexity | undefined;
  safety: Risk | undefined;
  /** One system, audited together. */
  joint: boolean | undefined;
};

export type AuditDays = {
  /** What the table says of each page that it has a figure for. */
  parts: readonly { page: string; table: number }[];
  /** Of all parts together; undefined where there is none. */
  total: { initial: Days; yearly: Days; recertification: Days } | undefined;
  /** A band that begins a few people further on, with what its table says. */
  next: { more: number; table: number } | undefined;
  /** Pages whose days a table gives, once these are answered. */
  missing: readonly ('people' | 'environment' | 'safety')[];
  /** More people than the table knows. */
  isBeyond: boolean;
  /** Pages that a table serves, judged case by case all the same. */
  special: readonly string[];
  /** Pages that no table was checked for. */
  without: readonly string[];
};

/** The categories of the work that a plan names, as far as the visitor has not set others. */
export const categoriesOf = (
  { work, environment, safety }: Plan,
  { works }: Pick<AuditTime, 'works'>,
): Categories => {
  const usual = works.find(({ id }) => id === work);
  return {
    quality: usual?.quality,
    environment: environment ?? usual?.environment,
    safety: safety ?? usual?.safety,
  };
};

type Scale = AuditTime['tables'][number]['scale'];
type Column = Exclude<Complexity, 'special'> | 'quality';

const columnOf = (scale: Scale, { environment, safety }: AuditDaysInput): Column | 'special' | undefined => {
  if (scale === 'quality') return 'quality';
  return scale === 'environment' ? environment : safety;
};

const isWholeNumber = (people: number) => Number.isInteger(people) && people > 0;

/** Few more people than there are: within 2 or 5 per cent, whichever is more. */
const isNear = (more: number, people: number) => more <= Math.max(2, people / 20);

const rangesOf = (halfDays: number, isIntegrated: boolean, { rules }: AuditTime) => {
  const { reduction, integration, additions, surveillance, recertification, minimum } = rules;
  const parts = {
    low: (100 - reduction) * (isIntegrated ? 100 - integration : 100),
    table: 100 * 100,
    high: (100 + additions) * 100,
  };
  const days = (share: { parts: number; of: number }, least: number): Days => {
    const one = (part: number) => Math.max(least, daysOf(halfDays, part * share.parts, 100 * 100 * share.of));
    return { low: one(parts.low), table: one(parts.table), high: one(parts.high) };
  };
  return {
    initial: days({ parts: 1, of: 1 }, 0),
    yearly: days(surveillance, minimum),
    recertification: days(recertification, minimum),
  };
};

/** The auditor days that a certification body begins from, for the pages that a checked table serves (IAF MD 5, MD 11). */
export const auditDays = (input: AuditDaysInput, auditTime: AuditTime): AuditDays => {
  const { pages, people, joint = false } = input;
  const { bands, tables } = auditTime;
  const served = tables.filter(({ page }) => pages.includes(page));
  const columns = served.map(({ page, scale }) => ({ page, scale, column: columnOf(scale, input) }));
  const isAsked = people === undefined && served.length > 0;
  const index =
    people === undefined || !isWholeNumber(people) ? -1 : bands.findIndex(({ upTo }) => people <= upTo);
  const partsAt = (at: number) =>
    columns.flatMap(({ page, column }) => {
      const band = bands[at];
      return band && column && column !== 'special' ? [{ page, table: band[column] }] : [];
    });
  const sumAt = (at: number) => partsAt(at).reduce((sum, { table }) => sum + table, 0);
  const parts = partsAt(index);
  const table = sumAt(index);
  const more = (bands[index]?.upTo ?? 0) + 1 - (people ?? 0);
  const isNextNear = people !== undefined && parts.length > 0 && isNear(more, people);
  return {
    parts,
    total: parts.length > 0 ? rangesOf(table * 2, joint && parts.length > 1, auditTime) : undefined,
    next: isNextNear && sumAt(index + 1) > table ? { more, table: sumAt(index + 1) } : undefined,
    missing: [
      ...(isAsked ? (['people'] as const) : []),
      ...columns.flatMap(({ scale, column }) => (column || scale === 'quality' ? [] : [scale])),
    ],
    isBeyond: served.length > 0 && people !== undefined && people > (bands.at(-1)?.upTo ?? 0),
    special: columns.filter(({ column }) => column === 'special').map(({ page }) => page),
    without: pages.filter((page) => !tables.some((table) => table.page === page)),
  };
};
