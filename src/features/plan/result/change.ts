import { dayAfter, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { monthsAfter } from '#src/content/weeks.ts';
import { isCountable } from '#src/features/editions/deadlines.ts';
import type { HeldEdition } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { type Changeover, changeoverOf } from '../schedule/changeover.ts';
import { auditIn, lastDayIn, weeksIn } from '../schedule/paths.ts';
import { holidaysIn } from './holidays.ts';
import type { Way } from './new-plan.ts';
import { told } from './readable.ts';
import type { Verdict } from './result.ts';

/** How a held certificate goes on, in words and as it is drawn. */
export type Change = NonNullable<ReturnType<typeof changeWay>>;

const dayIn = (date: { day: string } | undefined) => (date ? readableDay(date.day) : '');

/** The ways that are none. */
const stops: ReadonlySet<string> = new Set(['late', 'ended', 'over', 'doubt']);

const saidOf = (change: Changeover, { phases: { holds }, words }: PlanData): Verdict => {
  const { kind, row, named, target, ends, plans } = change;
  const { few, fewSay } = words.verdicts;
  if (kind === 'undated')
    return { tone: 'none', text: few, say: fill(fewSay, { list: words.questions.end.line }) };
  const { text, say } = holds[kind];
  const values = {
    named,
    successor: row.successor ?? target,
    ends: ends ? readableDay(ends) : '',
    lastNew: dayIn(row.lastNew),
    first: dayIn(row.firstAudits),
  };
  const said = { text: fill(text, values), say: fill(say, values) };
  if (stops.has(kind)) return { tone: 'stop', ...said };
  // What has its time only where every step is short is tight.
  if (plans.length < 2) return { tone: 'ask', ...said, text: holds.tight };
  return { tone: kind === 'renew-first' ? 'ask' : 'good', ...said };
};

/** What the register's dates mean for this certificate, beside its plan. */
const checksOf = (change: Changeover, { words, labels }: PlanData, today: string): string[] => {
  const { row, named, until, ends, kind, target } = change;
  const { checks } = words;
  if (!until || kind === 'doubt' || kind === 'over' || kind === 'ended') return [];
  if (row.status !== 'in-transition' || named !== row.named) return [];
  const certain = (date: { certainty: 'verified' | 'reported' | 'single' }) =>
    labels.certainty[date.certainty].toLowerCase();
  const { newOnly, successor = '' } = row;
  const isShort = ends && ends >= until && ends < monthsAfter(until, 3 * 12) && !row.firstAudits;
  const text = isShort ? checks.short : checks.ends;
  const isNewOnly = newOnly && isCountable(newOnly) && newOnly.day >= today && target !== named;
  return told([
    row.ends && ends && fill(text, { named, ends: readableDay(ends), certainty: certain(row.ends) }),
    isNewOnly &&
      fill(checks.newOnly, { day: readableDay(newOnly.day), successor, certainty: certain(newOnly) }),
    !ends && fill(checks.noEnd, { named }),
  ]);
};

/** How a held certificate goes on. */
export const changeWay = (held: HeldEdition, data: PlanData, today: string) => {
  const { words } = data;
  const change = changeoverOf(held, data, today);
  const page = data.pages.find(({ id }) => id === held.page);
  if (!change || !page) return undefined;
  const { ways: texts, keys } = words;
  const { kind, until, named, target, ends, plans } = change;
  const heads = [texts.withTime, texts.latest].slice(-plans.length);
  const [main, quick = main] = plans;
  // What has to be over before its edition ends is so in the last week before that.
  const isByEnds = ends && until && quick && ends < until && lastDayIn(quick) > dayAfter(ends, -8);
  const ways: Way[] = [];
  if (main && quick && until)
    ways.push({
      id: `hold-${held.page}-${held.edition}`,
      title: target === named ? named : `${named} → ${target}`,
      pages: [held.page],
      plans: plans.map((phases, index) => ({ head: heads[index] ?? '', phases })),
      dates: [
        { label: texts.begin, days: plans.map(([first]) => first?.from) },
        { label: texts.renewalAudit, days: plans.map(auditIn) },
        { label: texts.endsFlag, days: plans.map(() => until) },
      ],
      flag: { label: texts.endsFlag, day: isByEnds ? ends : until },
      notes: [
        ...(plans.length > 1 ? [fill(texts.weeksChange, { m: weeksIn(main), n: weeksIn(quick) })] : []),
        ...holidaysIn(auditIn(main), words.checks),
      ],
      isCertified: false,
    });
  const [begin, latest] = plans.map(([first]) => first?.from);
  const said =
    begin && until
      ? [
          { label: latest ? keys.best : keys.begin, value: readableDay(begin) },
          { label: latest ? texts.latest : texts.ends, value: readableDay(latest ?? until) },
        ]
      : [];
  const verdict = saidOf(change, data);
  return {
    page,
    named,
    target,
    /** The month it ends. */
    until: held.until,
    /** Edition or certificate is no longer valid: it is certified anew. */
    isLost: kind === 'ended' || kind === 'over',
    /** Whether the next certificate is to another edition. */
    isChange: target !== named,
    verdict,
    keys: said,
    /** All of it in words, beside another plan. */
    aside: [verdict.text, verdict.say, ...said.map(({ label, value }) => `${label} ${value}.`)].join(' '),
    ways,
    checks: checksOf(change, data, today),
  };
};
