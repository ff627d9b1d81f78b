import type { DeadlineLabels } from '#src/features/editions/downloads/calendar.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import { type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { AuditTime } from './audit-time/schema.ts';
import type { Finder } from './need/schema.ts';
import type { Phases } from './schedule/schema.ts';
import type { PlanWords } from './words-schema.ts';

/** All that the plan calculates with, made at build. */
export type PlanData = {
  pages: readonly ToolPage[];
  register: readonly RegisterRow[];
  finder: Pick<
    Finder,
    'sectors' | 'reasons' | 'markets' | 'groups' | 'named' | 'contains' | 'levels' | 'nothing'
  > & { rules: readonly Pick<Finder['rules'][number], 'page' | 'reason' | 'wins' | 'when'>[] };
  auditTime: Omit<AuditTime, 'statements' | 'columns'>;
  phases: Omit<Phases, 'statements'>;
  words: PlanWords;
  asking: AskingWords;
  labels: DeadlineLabels & Pick<EditionLabels, 'lines'>;
};

type Source = Services & {
  editions: readonly Edition[];
  finder: Finder;
  editionLabels: EditionLabels;
  auditTime: AuditTime;
  phases: Phases;
  planWords: PlanWords;
  asking: AskingWords;
};

/** What the plan calculates with, out of the checked content. Runs at build: the browser gets the result. */
export const planData = (content: Source): PlanData => {
  const { planWords, asking, editions } = content;
  const { rules, ...finder } = content.finder;
  const { statements: _days, columns: _columns, ...auditTime } = content.auditTime;
  const { statements: _weeks, ...phases } = content.phases;
  const { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines } = content.editionLabels;
  return {
    pages: toolPages(content),
    register: registerData(editions),
    finder: { ...finder, rules: rules.map(({ page, reason, wins, when }) => ({ page, reason, wins, when })) },
    auditTime,
    phases,
    words: planWords,
    asking,
    labels: { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines },
  };
};
