import { fill } from '#src/content/fill.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import {
  type AuditDays,
  type AuditDaysInput,
  auditDays,
  type Days,
  daysOfSites,
  sitesVisited,
} from '../audit-time/audit-days.ts';
import type { PlanData } from '../plan-data.ts';
import { listed, namesOf, peopleText, told } from './readable.ts';
import type { Tone } from './result.ts';

/** The auditor days of a plan, and how they are to be understood. */
type DaysResult = ReturnType<typeof daysResult>;

/** Why pages have no figure. */
const whyNot = ({ lacking }: AuditDays, data: PlanData) => {
  const { auditTime, words } = data;
  const texts = words.days;
  const of = (pages: readonly string[], text: string) =>
    pages.length > 0 && fill(text, { names: namesOf(pages, data) });
  return told([
    of(lacking('people'), texts.needPeople),
    of(lacking('work'), texts.needWork),
    of(lacking('trade'), texts.needTrade),
    of(lacking('special'), texts.special),
    of(lacking('beyond'), texts.beyond),
    ...lacking('without').map((page) => {
      const row = auditTime.without.find((one) => one.page === page) ?? auditTime.otherwise;
      const { rule, drivers = '' } = row;
      return fill(drivers ? texts.noTable : texts.noTablePlain, {
        names: namesOf([page], data),
        rule,
        drivers,
      });
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
  const { rules } = auditTime;
  const { parts, total, next } = days;
  if (!total) return [];
  const texts = words.days;
  const { reduction, additions, integration } = rules;
  const fixed = parts.filter(({ reduction: most }) => most === 0).map(({ page }) => page);
  const isFixed = fixed.length === parts.length;
  const text =
    audit === 'renewal' ? texts.calculatedRenewal : isFixed ? texts.calculatedFixed : texts.calculated;
  const [surest = 'single'] = (['single', 'reported', 'verified'] as const).filter((one) =>
    parts.some(({ certainty }) => certainty === one),
  );
  const sources = [...new Set(parts.map(({ source }) => source))];
  const { quality } = input;
  const isQuality = parts.some(({ page }) => page === 'iso-9001') && quality && quality !== 'medium';
  const sure = `${texts.sure[surest]} ${sources.join(' ')}`;
  const people = peopleText(several?.people ?? input.people ?? 0, words);
  if (several) return [fill(texts.sitesHow, { people, table: several.table, additions }), sure];
  return told([
    fill(text, { table: total.initial.table, people, reduction, additions }),
    !isFixed && fixed.length > 0 && fill(texts.fixedPart, { names: namesOf(fixed, data) }),
    input.joint === 'yes' && parts.length > 1 && fill(texts.joint, { integration }),
    isQuality && fill(texts.quality, { text: auditTime.quality[quality] }),
    next && fill(next.more === 1 ? texts.nextOne : texts.next, { n: next.more, next: next.table }),
    sure,
  ]);
};

/** The auditor days of a plan: for each figure what it counts, what it does not, and why. */
export const daysResult = (input: AuditDaysInput, audit: 'initial' | 'renewal', data: PlanData) => {
  const { sites = 1, rate = 0 } = input;
  const { words, auditTime } = data;
  const texts = words.days;
  const days = auditDays(input, auditTime);
  const { parts, total, floor, lacking } = days;
  const without = lacking('without');
  const why = whyNot(days, data);
  const unit = texts[audit];
  const nothing = { range: undefined, counts: undefined, countsNot: undefined, money: undefined };
  const withoutRange = (figure: string) => ({ ...nothing, figure, unit, short: figure, how: why });
  if (floor !== undefined && audit === 'initial') return withoutRange(fill(texts.more, { low: floor }));
  if (!total) {
    const awaited = (['trade', 'work', 'people'] as const).filter((id) => lacking(id).length > 0);
    const list = listed(awaited.map((id) => words.questions[id].line.toLowerCase()));
    if (list) return withoutRange(fill(texts.needs, { list }));
    return withoutRange(input.pages.length === 0 ? texts.notYet : texts.none);
  }
  const spanOf = ({ low, high }: Days) => (low === high ? String(low) : fill(texts.range, { low, high }));
  const several = sites > 1 && audit === 'initial' ? daysOfSites(input, auditTime) : undefined;
  const range = several ?? (audit === 'initial' ? total.initial : total.recertification);
  const rupees = (count: number) => grouped(Math.round(count * rate));
  const figure = spanOf(range);
  const counted = namesOf(
    parts.map(({ page }) => page),
    data,
  );
  const alone = without.length > 0 ? fill(texts.alone, { names: counted }) : undefined;
  const { yearly, recertification } = total;
  const visited = { n: sites, ...sitesVisited(sites) };
  const isEach = (id: string) => auditTime.rules.everySite.some(({ page }) => page === id);
  const each = namesOf(input.pages.filter(isEach), data);
  const not = told([
    without.length > 0 && fill(texts.notIn, { names: namesOf(without, data) }),
    sites > 1 &&
      (each
        ? fill(texts.sitesEach, { n: sites, names: each })
        : fill(several ? texts.sites : texts.sitesOther, visited)),
    audit === 'renewal' && texts.newEdition,
    !several && fill(texts.years, { days: spanOf(yearly) }),
    !several && audit === 'initial' && fill(texts.renewals, { days: spanOf(recertification) }),
    texts.else,
  ]).join('; ');
  return {
    /** `3.5 to 5.5`; elsewhere `Not yet`, `Still needs: people`. */
    figure,
    /** The same in days. */
    range: { low: range.low, high: range.high },
    /** `auditor days for the first audit, ISO 9001 alone` */
    unit: alone ? `${unit}, ${alone}` : unit,
    /** In one line, for a cell or a message: with what it leaves out. */
    short: alone ? `${figure}, ${alone}` : figure,
    counts: several
      ? fill(texts.countsSites, { names: counted, ...visited })
      : fill(audit === 'initial' ? texts.countsInitial : texts.countsRenewal, { names: counted }),
    countsNot: `${not.charAt(0).toUpperCase()}${not.slice(1)}.`,
    /** The range in rupees, at the rate that a quotation names. */
    money: rate
      ? fill(texts.money, { rate: rupees(1), low: rupees(range.low), high: rupees(range.high) })
      : undefined,
    /** How the figure was come to; elsewhere why there is none. */
    how: [...calculation(days, input, audit, data, several), ...why],
  };
};

/** Whether the days of a quotation for the first audit are usual; before it gives any, what would be. */
export const judgedQuote = (
  quoted: number | undefined,
  { range, figure, unit }: DaysResult,
  { verdicts, keys }: PlanData['words'],
) => {
  const key = range && { label: keys.usual, value: `${figure} ${unit.split(' ').slice(0, 2).join(' ')}` };
  const said = (tone: Tone, text: string, say: string) => ({ verdict: { tone, text, say }, key });
  if (quoted === undefined) return { verdict: undefined, key };
  if (!range) return said('none', verdicts.quoteNone, verdicts.quoteNoneSay);
  const { low, high } = range;
  if (quoted < low) return said('stop', verdicts.quoteLow, fill(verdicts.quoteLowSay, { low }));
  if (quoted > high) return said('ask', verdicts.quoteHigh, fill(verdicts.quoteHighSay, { high }));
  return said('good', verdicts.quoteUsual, verdicts.quoteUsualSay);
};
