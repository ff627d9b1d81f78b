import { dayAfter, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { monthsAfter } from '#src/content/weeks.ts';
import { isCountable } from '#src/features/editions/deadlines.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import type { PlanData } from '../plan-data.ts';
import { auditIn, type Changeover } from '../schedule/changeover.ts';
import type { DatedPhase } from '../schedule/schedule.ts';
import { holidaysIn } from './checks.ts';
import type { Check, Key, Verdict } from './result.ts';
import { rowsOf, type Way } from './ways.ts';

/** How a held certificate goes on, in words and as it is drawn. */
export type Change = {
  page: ToolPage;
  named: string;
  target: string;
  /** The month it ends. */
  until: string | undefined;
  /** Edition or certificate is no longer valid: it is certified anew. */
  isLost: boolean;
  /** Whether the next certificate is to another edition. */
  isChange: boolean;
  verdict: Verdict;
  key: Key | undefined;
  way: Way | undefined;
  checks: readonly Check[];
};

const nowhere: ToolPage = {
  id: '',
  code: '',
  name: '',
  address: '',
  family: '',
  numeral: undefined,
  kind: 'certificate',
  outcome: '',
};

const weeksIn = (phases: readonly DatedPhase[]) => phases.reduce((sum, { weeks }) => sum + weeks, 0);

/** What its kind says, and how good that is. */
const saidOf = (
  { kind, row, named, target, ends, careful }: Changeover,
  { phases: { holds } }: PlanData,
): Verdict => {
  const day = (date: { day: string } | undefined) => (date ? readableDay(date.day) : '');
  const successor = row.successor ?? target;
  const values = {
    named,
    successor,
    ends: ends ? readableDay(ends) : '',
    lastNew: day(row.lastNew),
    first: day(row.firstAudits),
  };
  const inTime = (text: string, say: string): Verdict => ({
    tone: careful ? 'good' : 'ask',
    text: careful ? text : holds.tight,
    say: fill(say, values),
  });
  switch (kind) {
    case 'change':
      return inTime(holds.thereBoth, holds.change);
    case 'before':
      return inTime(holds.there, holds.changeBefore);
    case 'upgrade':
      return inTime(holds.there, holds.upgrade);
    case 'upgrade-renewal':
      return inTime(holds.thereBoth, holds.upgradeRenewal);
    case 'renew-before':
      return inTime(holds.there, holds.renewBefore);
    case 'renew':
      return inTime(holds.there, holds.renew);
    case 'renew-first':
      return { tone: 'ask', text: holds.tight, say: fill(holds.renewFirst, values) };
    case 'late':
      return { tone: 'stop', text: holds.late, say: holds.lateSay };
    case 'ended':
      return { tone: 'stop', text: fill(holds.ended, values), say: '' };
    case 'over':
      return { tone: 'stop', text: holds.over, say: '' };
    case 'doubt':
      return { tone: 'stop', text: holds.doubt, say: holds.doubtSay };
    case 'undated':
      return { tone: 'none', text: '', say: '' };
  }
};

const three = 36;

/** What the register's dates mean for this certificate, beside its plan. */
const checksOf = (change: Changeover, { words, labels }: PlanData, today: string): Check[] => {
  const { row, named, until, ends, kind, target } = change;
  const { checks } = words;
  if (!until || kind === 'doubt' || kind === 'over' || kind === 'ended') return [];
  const note = (text: string): Check => ({ tone: 'note', text });
  const isInTransition = row.status === 'in-transition' && named === row.named;
  if (!isInTransition) return [];
  const certain = (date: { certainty: 'verified' | 'reported' | 'single' }) =>
    labels.certainty[date.certainty].toLowerCase();
  const { newOnly } = row;
  const isShort = ends !== undefined && ends >= until && ends < monthsAfter(until, three) && !row.firstAudits;
  return [
    ...(row.ends && ends
      ? [
          note(
            fill(isShort ? checks.short : checks.ends, {
              named,
              ends: readableDay(ends),
              certainty: certain(row.ends),
            }),
          ),
        ]
      : []),
    ...(newOnly && isCountable(newOnly) && newOnly.day >= today && target !== named
      ? [
          note(
            fill(checks.newOnly, {
              day: readableDay(newOnly.day),
              successor: row.successor ?? '',
              certainty: certain(newOnly),
            }),
          ),
        ]
      : []),
    ...(ends ? [] : [note(fill(checks.noEnd, { named }))]),
  ];
};

/** How a held certificate goes on. */
export const changeWay = (change: Changeover, data: PlanData, today: string): Change => {
  const { words, pages } = data;
  const { ways, keys } = words;
  const { kind, quick, careful, until, named, target, held, ends } = change;
  const main = careful ?? quick;
  const other = careful ? quick : undefined;
  const last = quick?.at(-1)?.until ?? '';
  const isByEnds = ends !== undefined && until !== undefined && ends < until && last > dayAfter(ends, -7);
  const flag = until && { label: ways.endsFlag, day: isByEnds ? ends : until };
  const way: Way | undefined =
    main && quick && flag
      ? {
          id: `hold-${held.page}-${held.edition}`,
          title: target === named ? named : `${named} → ${target}`,
          heads: { main: careful ? ways.withTime : ways.latest, other: other && ways.latest },
          rows: rowsOf(main, other),
          dates: [
            { label: ways.begin, main: main[0]?.from ?? '', other: other?.[0]?.from },
            { label: ways.renewalAudit, main: auditIn(main), other: other && auditIn(other) },
            { label: ways.ends, main: until, other: undefined },
          ],
          flag,
          notes: careful ? [fill(ways.weeksChange, { m: weeksIn(careful), n: weeksIn(quick) })] : [],
          kept: 'main',
          isCertified: false,
        }
      : undefined;
  return {
    page: pages.find(({ id }) => id === held.page) ?? nowhere,
    named,
    target,
    until: held.until,
    isLost: kind === 'ended' || kind === 'over',
    isChange: target !== named,
    verdict: saidOf(change, data),
    key: way && main?.[0] ? { label: keys.begin, value: readableDay(main[0].from) } : undefined,
    way,
    checks: [...checksOf(change, data, today), ...(main ? holidaysIn([auditIn(main)], words) : [])],
  };
};
