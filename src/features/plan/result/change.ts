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
import type { Key, Tone, Verdict } from './result.ts';
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
  checks: readonly string[];
};

const nowhere: ToolPage = {
  id: '',
  code: '',
  name: '',
  address: '',
  family: '',
  numeral: undefined,
  kind: 'certificate',
};

const weeksIn = (phases: readonly DatedPhase[]) => phases.reduce((sum, { weeks }) => sum + weeks, 0);

/** What its kind says, and how good that is. */
const saidOf = (
  { kind, row, named, target, ends, careful }: Changeover,
  { phases: { holds } }: PlanData,
): Verdict => {
  const day = (date: { day: string } | undefined) => (date ? readableDay(date.day) : '');
  const values = {
    named,
    successor: row.successor ?? target,
    ends: ends ? readableDay(ends) : '',
    lastNew: day(row.lastNew),
    first: day(row.firstAudits),
  };
  const said = (tone: Tone, text: string, say: string): Verdict => ({
    tone,
    text: fill(text, values),
    say: fill(say, values),
  });
  const inTime = (text: string, say: string) =>
    said(careful ? 'good' : 'ask', careful ? text : holds.tight, say);
  const verdicts: Readonly<Record<ChangeKind, Verdict>> = {
    change: inTime(holds.thereBoth, holds.change),
    before: inTime(holds.there, holds.changeBefore),
    upgrade: inTime(holds.there, holds.upgrade),
    'upgrade-renewal': inTime(holds.thereBoth, holds.upgradeRenewal),
    'renew-before': inTime(holds.there, holds.renewBefore),
    renew: inTime(holds.there, holds.renew),
    'renew-first': said('ask', holds.tight, holds.renewFirst),
    late: said('stop', holds.late, holds.lateSay),
    ended: said('stop', holds.ended, ''),
    over: said('stop', holds.over, ''),
    doubt: said('stop', holds.doubt, holds.doubtSay),
    undated: said('none', '', ''),
  };
  return verdicts[kind];
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
