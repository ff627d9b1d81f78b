import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import type { Length } from '../schedule/paths.ts';

/** Auditor days, in half days: with every permitted reduction, by the table, with room for additions. */
export type Days = { low: number; table: number; high: number };

/** The pages that are audited, what a plan says of them, and the categories of its work. */
export type AuditDaysInput = Pick<Plan, 'people' | 'trade' | 'joint' | 'sites' | 'rate'> &
  Partial<ReturnType<typeof categoriesOf>> & { pages: readonly string[] };

/** What days are calculated with. */
type Tables = PlanData['auditTime'];

/** Why a page has no figure: an answer is awaited, it is judged case by case, its table ends, or there is none to be shown. */
type Lack = 'people' | 'work' | 'trade' | 'special' | 'beyond' | 'without';

export type AuditDays = ReturnType<typeof auditDays>;

/** The days of a page by its table. */
type Part = NonNullable<ReturnType<typeof saidOf>[number]['part']>;

/** Whole half days times a fraction, to the nearest half day, ties up; in days. Whole numbers all the way, so exact. */
const daysOf = (halfDays: number, parts = 1, of = 1) =>
  Math.floor((2 * halfDays * parts + of) / (2 * of)) / 2;

/** The categories of the work that a plan names, or that its trade usually is. */
export const categoriesOf = ({ work, trade }: Plan, { auditTime: { works }, finder }: PlanData) => {
  const usual = work ?? finder.sectors.find(({ id }) => id === trade)?.work;
  const { quality, environment, safety } = works.find(({ id }) => id === usual) ?? {};
  return { quality, environment, safety };
};

/** What the tables say of each page; where they end, that of the last band. */
const saidOf = (input: AuditDaysInput, { tables, others, bands, rules }: Tables) => {
  const { people, trade } = input;
  return input.pages.map((page) => {
    const lacks = (lack: Lack) => ({ page, lack, part: undefined });
    const shared = tables.find((table) => table.page === page);
    const other = others.find((table) => table.page === page);
    const column = shared?.scale === 'quality' ? shared.scale : shared && input[shared.scale];
    if (column === 'special') return lacks('special');
    if (shared && !column) return lacks('work');
    if (!shared && other?.sectors && !trade) return lacks('trade');
    if (!shared && other?.sectors?.includes(trade ?? '') === false) return lacks('without');
    const from = shared ? { ...shared, reduction: rules.reduction } : other;
    if (!from) return lacks('without');
    if (people === undefined) return lacks('people');
    const counts = column ? bands.map((band) => ({ ...band, days: band[column] })) : other?.bands;
    const band = counts?.findLast((one) => people >= one.from);
    if (!band) return lacks('without');
    const { reduction, certainty, source } = from;
    const lack: Lack | undefined = band.upTo && people > band.upTo ? 'beyond' : undefined;
    return { page, lack, part: { page, table: band.days, reduction, certainty, source } };
  });
};

const tableOf = (parts: readonly Part[]) => parts.reduce((sum, { table }) => sum + table, 0);

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

/** The auditor days that a certification body begins from, for the pages that a table serves (IAF MD 5, MD 11, and others). */
export const auditDays = (input: AuditDaysInput, auditTime: Tables) => {
  const said = saidOf(input, auditTime);
  const lacking = (...lacks: readonly Lack[]) =>
    said.flatMap(({ page, lack }) => (lack && lacks.includes(lack) ? [page] : []));
  const all = said.flatMap(({ part }) => part ?? []);
  const parts = said.flatMap(({ part, lack }) => (part && !lack ? [part] : []));
  const isWhole = lacking('people', 'work', 'trade', 'special').length === 0;
  const isJoint = input.joint === 'yes' && all.length > 1;
  const ranges = isWhole && all.length > 0 ? rangesOf(all, isJoint, auditTime) : undefined;
  const isEnded = all.length > parts.length;
  return {
    /** Pages with a figure. */
    parts,
    /** Of all of them together; undefined while a page that has a table is without its figure. */
    total: isEnded ? undefined : ranges,
    /** Less than it can be where a table ends before the people do: that of its last band. */
    floor: isEnded ? ranges?.initial.low : undefined,
    /** The pages without one, for these reasons. */
    lacking,
  };
};

/** A band that begins a few people further on, 2 or 5 per cent, whichever is more, where its table says more. */
export const nextBand = (input: AuditDaysInput, { parts }: AuditDays, auditTime: Tables) => {
  const { people = 0 } = input;
  const band = auditTime.bands.find(({ upTo }) => people <= upTo);
  const more = band ? band.upTo + 1 - people : 0;
  if (more === 0 || more > Math.max(2, people / 20)) return undefined;
  const { parts: next } = auditDays({ ...input, people: people + more }, auditTime);
  const isMore = next.length === parts.length && tableOf(next) > tableOf(parts);
  return isMore ? { n: more, next: tableOf(next) } : undefined;
};

/**
 * The days of the tables that the length of the audit itself goes by: where they end, those of the last band; what is not
 * answered as little and as much as it may be, and what is judged case by case as much.
 */
export const daysForPlanning = (input: AuditDaysInput, auditTime: Tables): Record<Length, number> => {
  const { people, environment, safety, trade } = input;
  const sum = (given: Partial<AuditDaysInput>) =>
    tableOf(saidOf({ ...input, ...given }, auditTime).flatMap(({ part }) => part ?? []));
  const grave = environment === 'special' ? 'high' : environment;
  const anyTrade = auditTime.others.find(({ sectors }) => sectors)?.sectors?.[0];
  return {
    quick: sum({ people: people ?? 1, environment: grave ?? 'limited', safety: safety ?? 'low' }),
    careful: sum({
      people: people ?? auditTime.bands.at(-1)?.upTo,
      environment: grave ?? 'high',
      safety: safety ?? 'high',
      trade: trade ?? anyTrade,
    }),
  };
};

/**
 * The least sites that are visited of several that do the same work: the central office, and of the others the square
 * root of their number, in the years after six tenths of it, at recertification eight, each rounded up (IAF MD 1; European
 * Accreditation, FAQ 46.5).
 * @param sites all of them, the central office too
 */
export const sitesVisited = (sites: number) => {
  const root = Math.sqrt(sites - 1);
  const visited = (share: number) => 1 + Math.ceil(share * root);
  return { initial: visited(1), yearly: visited(0.6), recertification: visited(0.8) };
};

/**
 * Auditor days of the first audit of several sites, were all of them as large: each that is visited takes what the table
 * says of its own people, at least half of it (IAF MD 1; European Accreditation, FAQ 37.5 and 42.6), at most with room for
 * additions. Undefined where a page has a table of another rule, or no figure.
 */
export const daysOfSites = (input: AuditDaysInput, auditTime: Tables) => {
  const { sites = 1 } = input;
  const people = input.people && Math.ceil(input.people / sites);
  const isOfBands = input.pages.every((id) => auditTime.tables.some(({ page }) => page === id));
  const table = auditDays({ ...input, people }, auditTime).total?.initial.table;
  if (!people || !table || !isOfBands) return undefined;
  const halfDays = 2 * table * sitesVisited(sites).initial;
  return {
    people,
    table,
    low: daysOf(halfDays, 1, 2),
    high: daysOf(halfDays, 100 + auditTime.rules.additions, 100),
  };
};
