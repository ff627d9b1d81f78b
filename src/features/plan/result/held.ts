import { dayAfter, monthsAfter, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { isCountable } from '#src/features/editions/deadlines.ts';
import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { type Changeover, changeoverOf } from '../schedule/changeover.ts';
import { mostWeeksEarlier } from '../schedule/holidays.ts';
import { lastDayIn, weeksIn } from '../schedule/paths.ts';
import { said, told } from './readable.ts';
import type { Key } from './result.ts';
import { type Way, wayOf } from './ways.ts';

/** How a held certificate goes on, in words and as it is drawn. */
export type Change = NonNullable<ReturnType<typeof changeWay>>;

/** What the register's dates mean for this certificate, beside its plan. */
const checksOf = (change: Changeover, { words: { checks }, labels }: PlanData, today: string): string[] => {
  const { row, named, until, ends, kind, target } = change;
  if (!until || kind === 'doubt' || kind === 'over' || kind === 'ended') return [];
  if (row.status !== 'in-transition' || named !== row.named) return [];
  const { newOnly, successor = '' } = row;
  const inWords = ({ day, certainty }: NonNullable<typeof newOnly>) => ({
    named,
    successor,
    day: readableDay(day),
    certainty: labels.certainty[certainty].toLowerCase(),
  });
  const isShort = ends && ends >= until && ends < monthsAfter(until, 3 * 12) && !row.firstAudits;
  const isNewOnly = newOnly && isCountable(newOnly) && newOnly.day >= today && target !== named;
  return told([
    row.ends && ends && fill(isShort ? checks.short : checks.ends, inWords(row.ends)),
    isNewOnly && fill(checks.newOnly, inWords(newOnly)),
    !ends && fill(checks.noEnd, { named }),
  ]);
};

/** How a held certificate goes on. */
export const changeWay = ({ held, end }: Plan, data: PlanData, today: string) => {
  const { words, pages } = data;
  const { ways: texts, keys: labels } = words;
  const change = held ? changeoverOf(held, end, data, today) : undefined;
  const page = pages.find(({ id }) => id === change?.row.page);
  if (!change || !page) return undefined;
  const { kind, row, until, named, target, ends, plans } = change;
  const [main, quick = main] = plans;
  const verdict = said(words.holds[kind], {
    named,
    successor: row.successor ?? target,
    ends: ends ? readableDay(ends) : '',
    lastNew: row.lastNew ? readableDay(row.lastNew.day) : '',
    first: row.firstAudits ? readableDay(row.firstAudits.day) : '',
  });
  const { tone, text } = words.verdicts.tight;
  const ways: Way[] = [];
  const keys: Key[] = [];
  if (main && quick && until) {
    const heads = texts.heads.held.slice(-plans.length);
    const [begin = '', latest] = plans.map(([first]) => first?.from);
    // What has to be over before its edition ends is so in the last week before that, or earlier for a holiday.
    const isByEnds = ends && ends < until && lastDayIn(quick) > dayAfter(ends, -8 - 7 * mostWeeksEarlier);
    const way = {
      id: `hold-${held}`.replace('@', '-'),
      title: target === named ? named : `${named} → ${target}`,
      pages: [page.id],
      flag: { label: texts.endsFlag, day: isByEnds ? ends : until },
      isCertified: false,
      plans,
      names: { heads, audit: texts.renewalAudit, end: texts.decision },
      isPlaced: true,
      weeks: latest !== undefined && fill(texts.weeksChange, { m: weeksIn(main), n: weeksIn(quick) }),
    };
    ways.push(wayOf(way, words));
    keys.push(
      { label: latest ? labels.best : labels.begin, value: readableDay(begin) },
      { label: latest ? (heads[1] ?? '') : texts.ends, value: readableDay(latest ?? until) },
    );
  }
  return {
    page,
    named,
    target,
    /** Edition or certificate is no longer valid: it is certified again. */
    isLost: kind === 'ended' || kind === 'over',
    // What has its time only where every step is short is tight.
    verdict: plans.length === 1 ? { ...verdict, tone, text } : verdict,
    keys,
    ways,
    checks: checksOf(change, data, today),
  };
};
