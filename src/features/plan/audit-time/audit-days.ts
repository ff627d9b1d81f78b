import type { Complexity, Risk } from '#src/content/tool-vocabulary.ts';
import type { Plan } from '../answers/plan.ts';
import type { Length } from '../schedule/place.ts';
import { daysOf } from './half-days.ts';
import type { AuditTime } from './schema.ts';

/** Auditor days, in half days: with every permitted reduction, by the table, with room for additions. */
export type Days = { low: number; table: number; high: number };

/** What days are calculated with. */
type Tables = Omit<AuditTime, 'statements' | 'columns'>;

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

export type AuditDays = {
  /** Pages with a figure. */
  parts: readonly Part[];
  /** Of all of them together; undefined while a page that has a table is without its figure. */
  total: { initial: Days; yearly: Days; recertification: Days } | undefined;
  /** Less than it can be where a table ends before the people do: that of its last band. */
  floor: number | undefined;
  /** A band that begins a few people further on, with what its table says. */
  next: { more: number; table: number } | undefined;
  /** Pages whose figure waits for an answer: how many people, or what kind of work. */
  waiting: { people: readonly string[]; work: readonly string[] };
  /** Pages that a table serves, judged case by case all the same. */
  special: readonly string[];
  /** Pages whose table knows fewer people. */
  beyond: readonly string[];
  /** Pages of which no table can be shown. */
  without: readonly string[];
};

type Said =
  | { kind: 'days'; part: Part }
  | { kind: 'people' | 'work' | 'special' | 'without' }
  | { kind: 'beyond'; part: Part };

/** The categories of the work that a plan names, or that its trade usually is. */
export const categoriesOf = (
  { work, sector }: Plan,
  { works }: Pick<AuditTime, 'works'>,
  sectors: readonly { id: string; work?: string | undefined }[],
): Categories => {
  const usual = work ?? sectors.find(({ id }) => id === sector)?.work;
  const { quality, environment, safety } = works.find(({ id }) => id === usual) ?? {};
  return { quality, environment, safety };
};

type Band = { from: number; upTo: number; days: number };

const saidByBands = (bands: readonly Band[], people: number, rest: Omit<Part, 'table'>): Said => {
  const band = bands.find(({ from, upTo }) => people >= from && people <= upTo);
  if (band) return { kind: 'days', part: { ...rest, table: band.days } };
  const last = bands.at(-1);
  if (!last || people < last.upTo) return { kind: 'without' };
  return { kind: 'beyond', part: { ...rest, table: last.days } };
};

/** What the tables say of a page. */
const saidOf = (page: string, input: AuditDaysInput, auditTime: Tables): Said => {
  const { people, sector, environment, safety } = input;
  const { bands, tables, others, rules, sources } = auditTime;
  const scale = tables.find((table) => table.page === page)?.scale;
  const other = others.find((table) => table.page === page);
  if (scale) {
    const column = scale === 'quality' ? scale : scale === 'environment' ? environment : safety;
    if (column === 'special') return { kind: 'special' };
    if (!column) return { kind: 'work' };
    if (people === undefined) return { kind: 'people' };
    const { certainty, source } = sources[scale];
    return saidByBands(
      bands.map((band) => ({ from: band.from, upTo: band.upTo, days: band[column] })),
      people,
      { page, reduction: rules.reduction, certainty, source },
    );
  }
  const isServed = other && (!other.sectors || (sector !== undefined && other.sectors.includes(sector)));
  if (!isServed) return { kind: 'without' };
  if (people === undefined) return { kind: 'people' };
  const { reduction, certainty, source } = other;
  return saidByBands(other.bands, people, { page, reduction, certainty, source });
};

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

/** The auditor days that a certification body begins from, for the pages that a table serves (IAF MD 5, MD 11, and others). */
export const auditDays = (input: AuditDaysInput, auditTime: Tables): AuditDays => {
  const { pages, people, joint = false } = input;
  const said = pages.map((page) => ({ page, ...saidOf(page, input, auditTime) }));
  const of = (kind: Said['kind']) => said.filter((one) => one.kind === kind).map(({ page }) => page);
  const parts = said.flatMap((one) => (one.kind === 'days' ? [one.part] : []));
  const ended = said.flatMap((one) => (one.kind === 'beyond' ? [one.part] : []));
  const waiting = { people: of('people'), work: of('work') };
  const special = of('special');
  const isWhole = waiting.people.length + waiting.work.length + special.length === 0;
  const isIntegrated = joint && parts.length + ended.length > 1;
  const table = (list: readonly Part[]) => list.reduce((sum, part) => sum + part.table, 0);
  const band = auditTime.bands.find(({ upTo }) => people !== undefined && people <= upTo);
  const more = band && people !== undefined ? band.upTo + 1 - people : 0;
  const isNextNear = people !== undefined && parts.length > 0 && more > 0 && isNear(more, people);
  const next = isNextNear ? auditDaysOf({ ...input, people: people + more }, auditTime) : [];
  const isMore = next.length === parts.length && table(next) > table(parts);
  return {
    parts,
    total:
      isWhole && ended.length === 0 && parts.length > 0
        ? rangesOf(parts, isIntegrated, auditTime)
        : undefined,
    floor:
      isWhole && ended.length > 0
        ? rangesOf([...parts, ...ended], isIntegrated, auditTime).initial.low
        : undefined,
    next: isMore ? { more, table: table(next) } : undefined,
    waiting,
    special,
    beyond: of('beyond'),
    without: of('without'),
  };
};

const auditDaysOf = (input: AuditDaysInput, auditTime: Tables) =>
  input.pages.flatMap((page) => {
    const one = saidOf(page, input, auditTime);
    return one.kind === 'days' ? [one.part] : [];
  });

/**
 * The days of the tables that the length of the audit itself goes by: where they end, those of the last band; what is not
 * answered as little and as much as it may be, and what is judged case by case as much.
 */
export const daysForPlanning = (input: AuditDaysInput, auditTime: Tables): Record<Length, number> => {
  const people = input.people ?? 1;
  const sum = (given: AuditDaysInput) =>
    given.pages.reduce((all, page) => {
      const said = saidOf(page, given, auditTime);
      return all + (said.kind === 'days' || said.kind === 'beyond' ? said.part.table : 0);
    }, 0);
  const environment = input.environment === 'special' ? 'high' : input.environment;
  const lastBand = auditTime.bands.at(-1)?.upTo ?? 0;
  return {
    quick: sum({ ...input, people, environment: environment ?? 'limited', safety: input.safety ?? 'low' }),
    careful: sum({
      ...input,
      people: input.people ?? lastBand,
      environment: environment ?? 'high',
      safety: input.safety ?? 'high',
    }),
  };
};
