import { dayAfter, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { monthsAfter } from '#src/content/weeks.ts';
import { isCountable } from '#src/features/editions/deadlines.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import type { PlanData } from '../plan-data.ts';
import { auditIn, type ChangeKind, type Changeover } from '../schedule/changeover.ts';
import type { DatedPhase } from '../schedule/schedule.ts';
import { holidaysIn } from './checks.ts';
import { told } from './readable.ts';
import type { Tone, Verdict } from './result.ts';
import { rowsOf, type Way } from './ways.ts';

/** How a held certificate goes on, in words and as it is drawn. */
export type Change = ReturnType<typeof changeWay>;

const weeksIn = (phases: readonly DatedPhase[]) => phases.reduce((sum, { weeks }) => sum + weeks, 0);
const dayIn = (date: { day: string } | undefined) => (date ? readableDay(date.day) : '');

type Holds = keyof PlanData['phases']['holds'];

/** How good each kind is, the words that say so, and those that say what to do. */
const verdicts: Readonly<Record<ChangeKind, readonly [tone: Tone, text?: Holds, say?: Holds]>> = {
  change: ['good', 'thereBoth', 'change'],
  before: ['good', 'there', 'changeBefore'],
  upgrade: ['good', 'there', 'upgrade'],
  'upgrade-renewal': ['good', 'thereBoth', 'upgradeRenewal'],
  'renew-before': ['good', 'there', 'renewBefore'],
  renew: ['good', 'there', 'renew'],
  'renew-first': ['ask', 'tight', 'renewFirst'],
  late: ['stop', 'late', 'lateSay'],
  ended: ['stop', 'ended'],
  over: ['stop', 'over'],
  doubt: ['stop', 'doubt', 'doubtSay'],
  undated: ['none'],
};

const saidOf = (change: Changeover, { phases: { holds } }: PlanData): Verdict => {
  const { kind, row, named, target, ends, careful } = change;
  const [tone, text, say] = verdicts[kind];
  // What has its time only where every step is short is tight.
  const isTight = tone === 'good' && !careful;
  const values = {
    named,
    successor: row.successor ?? target,
    ends: ends ? readableDay(ends) : '',
    lastNew: dayIn(row.lastNew),
    first: dayIn(row.firstAudits),
  };
  const said = (key: Holds | undefined) => (key ? fill(holds[key], values) : '');
  return { tone: isTight ? 'ask' : tone, text: said(isTight ? 'tight' : text), say: said(say) };
};

const three = 36;

/** What the register's dates mean for this certificate, beside its plan. */
const checksOf = (change: Changeover, { words, labels }: PlanData, today: string): string[] => {
  const { row, named, until, ends, kind, target } = change;
  const { checks } = words;
  if (!until || kind === 'doubt' || kind === 'over' || kind === 'ended') return [];
  if (row.status !== 'in-transition' || named !== row.named) return [];
  const certain = (date: { certainty: 'verified' | 'reported' | 'single' }) =>
    labels.certainty[date.certainty].toLowerCase();
  const { newOnly, successor = '' } = row;
  const isShort = ends !== undefined && ends >= until && ends < monthsAfter(until, three) && !row.firstAudits;
  const isNewOnly = newOnly && isCountable(newOnly) && newOnly.day >= today && target !== named;
  return told([
    row.ends &&
      ends &&
      fill(isShort ? checks.short : checks.ends, {
        named,
        ends: readableDay(ends),
        certainty: certain(row.ends),
      }),
    isNewOnly &&
      fill(checks.newOnly, { day: readableDay(newOnly.day), successor, certainty: certain(newOnly) }),
    !ends && fill(checks.noEnd, { named }),
  ]);
};

/** How a held certificate goes on. */
export const changeWay = (change: Changeover, page: ToolPage, data: PlanData, today: string) => {
  const { words } = data;
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
    page,
    named,
    target,
    /** The month it ends. */
    until: held.until,
    /** Edition or certificate is no longer valid: it is certified anew. */
    isLost: kind === 'ended' || kind === 'over',
    /** Whether the next certificate is to another edition. */
    isChange: target !== named,
    verdict: saidOf(change, data),
    key: way && main?.[0] ? { label: keys.begin, value: readableDay(main[0].from) } : undefined,
    way,
    checks: [...checksOf(change, data, today), ...(main ? holidaysIn([auditIn(main)], words) : [])],
  };
};
