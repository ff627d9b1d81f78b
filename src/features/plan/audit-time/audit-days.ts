import type { Plan } from '../answers/plan.ts';
import type { Length } from '../schedule/place.ts';
import type { Complexity, Risk } from '../vocabulary.ts';
import { daysOf } from './half-days.ts';
import type { AuditTime } from './schema.ts';

/** Auditor days, in half days: with every permitted reduction, by the table, with room for additions. */
export type Days = { low: number; table: number; high: number };

/** What days are calculated with. */
export type Tables = Omit<AuditTime, 'statements' | 'columns'>;

export type Certainty = AuditTime['others'][number]['certainty'];

export type Categories = {
  quality: Risk | undefined;
  environment: Complexity | undefined;
  safety: Risk | undefined;
};

export type AuditDaysInput = {
  pages: readonly string[];
  people: number | undefined;
  sector: string | undefined;
  environment: Complexity | undefined;
  safety: Risk | undefined;
  /** One system, audited together. */
  joint: boolean | undefined;
};

/** What a table says of one page. */
export type Part = { page: string; table: number; reduction: number; certainty: Certainty; source: string };

/** Why a page has no figure: an answer is awaited, it is judged case by case, its table ends, or there is none to be shown. */
type Lack = 'people' | 'work' | 'trade' | 'special' | 'beyond' | 'without';

export type AuditDays = {
  /** Pages with a figure. */
  parts: readonly Part[];
  /** Of all of them together; undefined while a page that has a table is without its figure. */
  total: { initial: Days; yearly: Days; recertification: Days } | undefined;
  /** Less than it can be where a table ends before the people do: that of its last band. */
  floor: number | undefined;
  /** A band that begins a few people further on, with what its table says. */
  next: { more: number; table: number } | undefined;
  /** Pages without one. */
  lacking: Readonly<Record<Lack, readonly string[]>>;
};

type Said = { lack: Exclude<Lack, 'beyond'> } | { lack: 'beyond' | undefined; part: Part };

/** The categories of the work that a plan names, or that its trade usually is. */
export const categoriesOf = (
  { work, trade }: Plan,
  { works }: Pick<AuditTime, 'works'>,
  sectors: readonly { id: string; work?: string | undefined }[],
): Categories => {
  const usual = work ?? sectors.find(({ id }) => id === trade)?.work;
  const { quality, environment, safety } = works.find(({ id }) => id === usual) ?? {};
  return { quality, environment, safety };
};

/** What the tables say of a page. */
const saidOf = (page: string, input: AuditDaysInput, auditTime: Tables): Said => {
  const { people, sector } = input;
  const { tables, others, rules, sources } = auditTime;
  const scale = tables.find((table) => table.page === page)?.scale;
  const other = others.find((table) => table.page === page);
  const column = scale === 'quality' ? scale : scale && input[scale];
  if (column === 'special') return { lack: 'special' };
  if (scale && !column) return { lack: 'work' };
  if (!column && !other) return { lack: 'without' };
  if (!column && other?.sectors && !sector) return { lack: 'trade' };
  if (!column && other?.sectors && sector && !other.sectors.includes(sector)) return { lack: 'without' };
  if (people === undefined) return { lack: 'people' };
  const bands = column ? auditTime.bands.map((band) => ({ ...band, days: band[column] })) : other?.bands;
  const from = scale ? { ...sources[scale], reduction: rules.reduction } : other;
  const band = bands?.findLast((one) => people >= one.from);
  if (!band || !from) return { lack: 'without' };
  const { reduction, certainty, source } = from;
  const part = { page, table: band.days, reduction, certainty, source };
  return { lack: band.upTo === undefined || people <= band.upTo ? undefined : 'beyond', part };
};

const partsOf = (said: readonly Said[], lack?: 'beyond') =>
  said.flatMap((one) => ('part' in one && one.lack === lack ? [one.part] : []));

const tableOf = (parts: readonly Part[]) => parts.reduce((sum, { table }) => sum + table, 0);

/** Few more people than there are: within 2 or 5 per cent, whichever is more. */
const isNear = (more: number, people: number) => more <= Math.max(2, people / 20);

const rangesOf = (parts: readonly Part[], isIntegrated: boolean, { rules }: Tables) => {
  const { integration, additions, surveillance, recertification, minimum } = rules;
  const sum = (share: (part: Part) => number) =>
    parts.reduce((all, part) => all + part.table * 2 * share(part), 0);
  const together = isIntegrated ? 100 - integration : 100;
  const hundredths = {
    low: sum(({ reduction }) => (100 - reduction) * together),
    table: sum(() => 100 * 100),
    high: sum(() => (100 + additions) * 100),
  };
  const days = (share: { parts: number; of: number }, least: number): Days => {
    const one = (part: number) => Math.max(least, daysOf(1, part * share.parts, 100 * 100 * share.of));
    return { low: one(hundredths.low), table: one(hundredths.table), high: one(hundredths.high) };
  };
  return {
    initial: days({ parts: 1, of: 1 }, 0),
    yearly: days(surveillance, minimum),
    recertification: days(recertification, minimum),
  };
};

/** A band that begins a few people further on, where its table says more. */
const nextOf = (input: AuditDaysInput, parts: readonly Part[], auditTime: Tables) => {
  const { pages, people } = input;
  const band = auditTime.bands.find(({ upTo }) => people !== undefined && people <= upTo);
  if (people === undefined || !band || !isNear(band.upTo + 1 - people, people)) return undefined;
  const next = partsOf(pages.map((page) => saidOf(page, { ...input, people: band.upTo + 1 }, auditTime)));
  const isMore = next.length === parts.length && tableOf(next) > tableOf(parts);
  return isMore ? { more: band.upTo + 1 - people, table: tableOf(next) } : undefined;
};

/** The auditor days that a certification body begins from, for the pages that a table serves (IAF MD 5, MD 11, and others). */
export const auditDays = (input: AuditDaysInput, auditTime: Tables): AuditDays => {
  const { pages, joint = false } = input;
  const said = pages.map((page) => saidOf(page, input, auditTime));
  const of = (lack: Lack) => pages.filter((_, index) => said[index]?.lack === lack);
  const lacking = {
    people: of('people'),
    work: of('work'),
    trade: of('trade'),
    special: of('special'),
    beyond: of('beyond'),
    without: of('without'),
  };
  const parts = partsOf(said);
  const ended = partsOf(said, 'beyond');
  const isWhole = (['people', 'work', 'trade', 'special'] as const).every(
    (lack) => lacking[lack].length === 0,
  );
  const all = [...parts, ...ended];
  const ranges = isWhole && all.length > 0 ? rangesOf(all, joint && all.length > 1, auditTime) : undefined;
  return {
    parts,
    total: ended.length === 0 ? ranges : undefined,
    floor: ended.length > 0 ? ranges?.initial.low : undefined,
    next: nextOf(input, parts, auditTime),
    lacking,
  };
};

/**
 * The days of the tables that the length of the audit itself goes by: where they end, those of the last band; what is not
 * answered as little and as much as it may be, and what is judged case by case as much.
 */
export const daysForPlanning = (input: AuditDaysInput, auditTime: Tables): Record<Length, number> => {
  const { people, environment, safety, sector } = input;
  const sum = (given: Partial<AuditDaysInput>) => {
    const said = input.pages.map((page) => saidOf(page, { ...input, ...given }, auditTime));
    return tableOf([...partsOf(said), ...partsOf(said, 'beyond')]);
  };
  const grave = environment === 'special' ? 'high' : environment;
  const anyTrade = auditTime.others.find(({ sectors }) => sectors)?.sectors?.[0];
  return {
    quick: sum({ people: people ?? 1, environment: grave ?? 'limited', safety: safety ?? 'low' }),
    careful: sum({
      people: people ?? auditTime.bands.at(-1)?.upTo,
      environment: grave ?? 'high',
      safety: safety ?? 'high',
      sector: sector ?? anyTrade,
    }),
  };
};
