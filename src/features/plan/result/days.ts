import { fill } from '#src/content/fill.ts';
import { listOf } from '#src/content/list-of.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import {
  type AuditDays,
  type AuditDaysInput,
  auditDays,
  type Days,
  daysOfSites,
  nextBand,
  sitesVisited,
} from '../audit-time/audit-days.ts';
import type { PlanData } from '../plan-data.ts';
import { namesOf, peopleText, said, told } from './readable.ts';

/** The auditor days of a plan, and how they are to be understood. */
type DaysResult = ReturnType<typeof daysResult>;

/** Why pages have no figure. */
const whyNot = ({ lacking }: AuditDays, data: PlanData) => {
  const { auditTime, words } = data;
  const { lacks, noTable, noTablePlain } = words.days;
  return told([
    ...(['people', 'work', 'trade', 'special', 'beyond'] as const).map(
      (lack) => lacking(lack).length > 0 && fill(lacks[lack], { names: namesOf(lacking(lack), data) }),
    ),
    ...lacking('without').map((id) => {
      const { rule, drivers = '' } = auditTime.without.find(({ page }) => page === id) ?? auditTime.otherwise;
      return fill(drivers ? noTable : noTablePlain, { names: namesOf([id], data), rule, drivers });
    }),
  ]);
};

/** How a figure was come to, and how sure it is. */
const calculation = (
  days: AuditDays,
  input: AuditDaysInput,
  audit: 'initial' | 'renewal',
  data: PlanData,
  several: ReturnType<typeof daysOfSites>,
) => {
  const { auditTime, words } = data;
  const texts = words.days;
  const { parts, total } = days;
  const next = nextBand(input, days, auditTime);
  const { reduction, additions, integration } = auditTime.rules;
  const surest = (['single', 'reported', 'verified'] as const).find((one) =>
    parts.some(({ certainty }) => certainty === one),
  );
  const sources = new Set(parts.map(({ source }) => source));
  const sure = [texts.sure[surest ?? 'single'], ...sources].join(' ');
  const fixed = parts.filter((part) => part.reduction === 0).map(({ page }) => page);
  const isFixed = fixed.length === parts.length;
  const { quality } = input;
  const isQuality = parts.some(({ page }) => page === 'iso-9001') && quality && quality !== 'medium';
  const values = {
    reduction,
    additions,
    integration,
    table: several?.table ?? total?.initial.table ?? 0,
    people: peopleText(several?.people ?? input.people ?? 0, words),
  };
  if (several) return [fill(texts.sitesHow, values), sure];
  const ofFirst = isFixed ? texts.calculatedFixed : texts.calculated;
  return told([
    fill(audit === 'renewal' ? texts.calculatedRenewal : ofFirst, values),
    !isFixed && fixed.length > 0 && fill(texts.fixedPart, { names: namesOf(fixed, data) }),
    input.joint === 'yes' && parts.length > 1 && fill(texts.joint, values),
    isQuality && fill(texts.quality, { text: auditTime.quality[quality] }),
    next && fill(next.n === 1 ? texts.nextOne : texts.next, next),
    sure,
  ]);
};

/** The auditor days of a plan: for each figure what it counts, what it does not, and why. */
export const daysResult = (input: AuditDaysInput, audit: 'initial' | 'renewal', data: PlanData) => {
  const { sites = 1, rate = 0, pages } = input;
  const { words, auditTime } = data;
  const texts = words.days;
  const days = auditDays(input, auditTime);
  const { parts, total, floor, lacking } = days;
  const why = whyNot(days, data);
  const isInitial = audit === 'initial';
  const unit = texts[audit];
  const without = (figure: string, isAwaited = false) => ({
    figure,
    isAwaited,
    unit,
    short: figure,
    how: why,
    range: undefined,
    counts: undefined,
    countsNot: undefined,
    money: undefined,
  });
  if (floor !== undefined && isInitial) return without(fill(texts.more, { low: floor }));
  if (!total) {
    const awaited = (['trade', 'work', 'people'] as const).filter((id) => lacking(id).length > 0);
    const list = listOf(awaited.map((id) => words.questions[id].line.toLowerCase()));
    if (list) return without(fill(texts.needs, { list }), true);
    return pages.length === 0 ? without(texts.notYet, true) : without(texts.none);
  }
  const spanOf = ({ low, high }: Days) => (low === high ? String(low) : fill(texts.range, { low, high }));
  const several = sites > 1 && isInitial ? daysOfSites(input, auditTime) : undefined;
  const range = several ?? (isInitial ? total.initial : total.recertification);
  const rupees = (count: number) => grouped(Math.round(count * rate));
  const figure = spanOf(range);
  const left = namesOf(lacking('without'), data);
  const visited = auditTime.rules.everySite.map(({ page }) => page);
  const each = namesOf(
    pages.filter((id) => visited.includes(id)),
    data,
  );
  const counted = parts.map(({ page }) => page);
  const values = { names: namesOf(counted, data), n: sites, ...sitesVisited(sites) };
  const alone = left && fill(texts.alone, values);
  const not = told([
    left && fill(texts.notIn, { names: left }),
    sites > 1 && each && fill(texts.sitesEach, { ...values, names: each }),
    sites > 1 && !each && fill(several ? texts.sites : texts.sitesOther, values),
    !isInitial && texts.newEdition,
    !several && fill(texts.years, { days: spanOf(total.yearly) }),
    !several && isInitial && fill(texts.renewals, { days: spanOf(total.recertification) }),
    texts.else,
  ]).join('; ');
  const ofOneSite = isInitial ? texts.countsInitial : texts.countsRenewal;
  return {
    /** `3.5 to 5.5`; elsewhere `Not yet`, `Still needs: people`. */
    figure,
    /** Whether answers would bring one. */
    isAwaited: false,
    /** The same in days. */
    range: { low: range.low, high: range.high },
    /** `auditor days for the first audit, ISO 9001 alone` */
    unit: alone ? `${unit}, ${alone}` : unit,
    /** In one line, for a cell or a message: with what it leaves out. */
    short: alone ? `${figure}, ${alone}` : figure,
    counts: fill(several ? texts.countsSites : ofOneSite, values),
    countsNot: `${not.charAt(0).toUpperCase()}${not.slice(1)}.`,
    /** The range in rupees, at the rate that a quotation names. */
    money:
      rate === 0
        ? undefined
        : fill(texts.money, { rate: rupees(1), low: rupees(range.low), high: rupees(range.high) }),
    /** How the figure was come to; elsewhere why there is none. */
    how: [...calculation(days, input, audit, data, several), ...why],
  };
};

/** Whether the days of a quotation for the first audit are usual. */
export const judgedQuote = (
  quoted: number,
  { range }: DaysResult,
  { quoteUsual, quoteLow, quoteHigh, quoteNone }: PlanData['words']['verdicts'],
) => {
  if (!range) return said(quoteNone, {});
  if (quoted < range.low) return said(quoteLow, range);
  return said(quoted > range.high ? quoteHigh : quoteUsual, range);
};
