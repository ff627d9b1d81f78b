import { fill } from '#src/content/fill.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import type { Plan } from '../answers/plan.ts';
import {
  type AuditDays,
  type AuditDaysInput,
  auditDays,
  type Categories,
  type Certainty,
  type Days,
} from '../audit-time/audit-days.ts';
import { daysOfSites, sitesVisited } from '../audit-time/sites-visited.ts';
import type { PlanData } from '../plan-data.ts';
import { listed, peopleText, plainName, told } from './readable.ts';
import type { Key, Verdict } from './result.ts';

/** The auditor days of a plan, and how they are to be understood. */
export type DaysResult = {
  /** `3.5 to 5.5`, `Not yet`. */
  figure: string;
  /** The same in days, where it is a range. */
  range: { low: number; high: number } | undefined;
  /** `auditor days for the first audit, ISO 9001 alone` */
  unit: string;
  /** In one line, for a cell or a message: with what it leaves out. */
  short: string;
  counts: string | undefined;
  countsNot: string | undefined;
  /** The range in rupees, at the rate that a quotation names. */
  money: string | undefined;
  /** How the figure was come to, or why there is none. */
  how: readonly string[];
};

const certainties: readonly Certainty[] = ['verified', 'reported', 'single'];

/** Why pages have no figure. */
const whyNot = (days: AuditDays, data: PlanData, namesOf: (pages: readonly string[]) => string) => {
  const { auditTime, words } = data;
  const { people, work, trade, special, beyond, without } = days.lacking;
  const texts = words.days;
  const of = (pages: readonly string[], text: string) =>
    pages.length > 0 && fill(text, { names: namesOf(pages) });
  return told([
    of(people, texts.needPeople),
    of(work, texts.needWork),
    of(trade, texts.needTrade),
    of(special, texts.special),
    of(beyond, texts.beyond),
    ...without.map((page) => {
      const row = auditTime.without.find((one) => one.page === page) ?? auditTime.otherwise;
      const { rule, drivers = '' } = row;
      return fill(drivers ? texts.noTable : texts.noTablePlain, { names: namesOf([page]), rule, drivers });
    }),
  ]);
};

/** How a figure was come to, and how sure it is. */
const calculation = (
  days: AuditDays,
  input: AuditDaysInput & Categories,
  audit: 'initial' | 'renewal',
  { auditTime, words }: PlanData,
  several: ReturnType<typeof daysOfSites>,
  namesOf: (pages: readonly string[]) => string,
) => {
  const { rules } = auditTime;
  const { parts, total, next } = days;
  if (!total) return [];
  const texts = words.days;
  const { reduction, additions, integration } = rules;
  const fixed = parts.filter(({ reduction: most }) => most === 0).map(({ page }) => page);
  const isFixed = fixed.length === parts.length;
  const text =
    audit === 'renewal' ? texts.calculatedRenewal : isFixed ? texts.calculatedFixed : texts.calculated;
  const surest =
    certainties.filter((one) => parts.some(({ certainty }) => certainty === one)).at(-1) ?? 'single';
  const sources = [...new Set(parts.map(({ source }) => source))];
  const { quality } = input;
  const isQuality = parts.some(({ page }) => page === 'iso-9001') && quality && quality !== 'medium';
  const sure = `${texts.sure[surest]} ${sources.join(' ')}`;
  const people = peopleText(several?.people ?? input.people ?? 0, words);
  if (several) return [fill(texts.sitesHow, { people, table: several.table, additions }), sure];
  return told([
    fill(text, { table: total.initial.table, people, reduction, additions }),
    !isFixed && fixed.length > 0 && fill(texts.fixedPart, { names: namesOf(fixed) }),
    input.joint && parts.length > 1 && fill(texts.joint, { integration }),
    isQuality && fill(texts.quality, { text: auditTime.quality[quality] }),
    next && fill(next.more === 1 ? texts.nextOne : texts.next, { n: next.more, next: next.table }),
    sure,
  ]);
};

/** What a range of days comes to at a rate a day. */
const rupees = (rate: number, { low, high }: Days) => ({
  rate: grouped(rate),
  low: grouped(Math.round(low * rate)),
  high: grouped(Math.round(high * rate)),
});

/** The auditor days of a plan: for each figure what it counts, what it does not, and why. */
export const daysResult = (
  input: AuditDaysInput & Categories,
  { sites = 1, rate }: Pick<Plan, 'sites' | 'rate'>,
  audit: 'initial' | 'renewal',
  data: PlanData,
): DaysResult => {
  const { words, auditTime } = data;
  const texts = words.days;
  const namesOf = (ids: readonly string[]) =>
    listed(
      ids.map((id) => plainName(id, data)),
      words.result.and,
    );
  const days = auditDays(input, auditTime);
  const { parts, total, floor, lacking } = days;
  const { without } = lacking;
  const why = whyNot(days, data, namesOf);
  const unit = texts[audit];
  const withoutRange = (figure: string): DaysResult => ({
    figure,
    range: undefined,
    unit,
    short: figure,
    counts: undefined,
    countsNot: undefined,
    money: undefined,
    how: why,
  });
  if (floor !== undefined && audit === 'initial') return withoutRange(fill(texts.more, { low: floor }));
  if (!total) {
    const { people, work, trade } = lacking;
    const isWaiting = people.length + work.length + trade.length > 0 || input.pages.length === 0;
    return withoutRange(isWaiting ? texts.notYet : texts.none);
  }
  const spanOf = ({ low, high }: Days) => (low === high ? String(low) : fill(texts.range, { low, high }));
  const several = sites > 1 && audit === 'initial' ? daysOfSites(input, sites, auditTime) : undefined;
  const range = several ?? (audit === 'initial' ? total.initial : total.recertification);
  const figure = spanOf(range);
  const counted = namesOf(parts.map(({ page }) => page));
  const alone = without.length > 0 ? fill(texts.alone, { names: counted }) : undefined;
  const { yearly, recertification } = total;
  const visited = { n: sites, ...sitesVisited(sites) };
  const not = told([
    without.length > 0 && fill(texts.notIn, { names: namesOf(without) }),
    sites > 1 && fill(several ? texts.sites : texts.sitesOther, visited),
    audit === 'renewal' && texts.newEdition,
    !several && fill(texts.years, { days: spanOf(yearly) }),
    !several && audit === 'initial' && fill(texts.renewals, { days: spanOf(recertification) }),
    texts.else,
  ]).join('; ');
  return {
    figure,
    range: { low: range.low, high: range.high },
    unit: alone ? `${unit}, ${alone}` : unit,
    short: alone ? `${figure}, ${alone}` : figure,
    counts: several
      ? fill(texts.countsSites, { names: counted, ...visited })
      : fill(audit === 'initial' ? texts.countsInitial : texts.countsRenewal, { names: counted }),
    countsNot: `${not.charAt(0).toUpperCase()}${not.slice(1)}.`,
    money: rate ? fill(texts.money, rupees(rate, range)) : undefined,
    how: [...calculation(days, input, audit, data, several, namesOf), ...why],
  };
};

/** Whether the days of a quotation for the first audit are usual; undefined until it gives any. */
export const judgedQuote = (
  quoted: number | undefined,
  { range, figure, unit }: DaysResult,
  { verdicts, keys }: PlanData['words'],
): { verdict: Verdict; key: Key | undefined } | undefined => {
  if (quoted === undefined) return undefined;
  const { quoteNone, quoteNoneSay, quoteLow, quoteLowSay, quoteHigh, quoteHighSay } = verdicts;
  if (!range) return { verdict: { tone: 'none', text: quoteNone, say: quoteNoneSay }, key: undefined };
  const key = { label: keys.usual, value: `${figure} ${unit.split(' ').slice(0, 2).join(' ')}` };
  const { low, high } = range;
  if (quoted < low)
    return { verdict: { tone: 'stop', text: quoteLow, say: fill(quoteLowSay, { low }) }, key };
  if (quoted > high)
    return { verdict: { tone: 'ask', text: quoteHigh, say: fill(quoteHighSay, { high }) }, key };
  return { verdict: { tone: 'good', text: verdicts.quoteUsual, say: verdicts.quoteUsualSay }, key };
};
