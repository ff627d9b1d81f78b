import type { DeadlineLabels } from '#src/features/editions/downloads/calendar.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import { type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { AuditTime } from './audit-time/schema.ts';
import type { Finder } from './need/schema.ts';
import type { Phases } from './schedule/schema.ts';
import type { PlanWords } from './words-schema.ts';

/** All that the plan calculates with, made at build, but the questions of step 3, which are read when that step nears. */
export type PlanData = {
  pages: readonly ToolPage[];
  register: readonly RegisterRow[];
  finder: Omit<Finder, 'outcomes'>;
  auditTime: AuditTime;
  phases: Phases;
  words: PlanWords;
  labels: DeadlineLabels & Pick<EditionLabels, 'lines'>;
};

type Source = Services & {
  editions: readonly Edition[];
  finder: Finder;
  editionLabels: EditionLabels;
  auditTime: PlanData['auditTime'];
  phases: PlanData['phases'];
  planWords: PlanData['words'];
};

/** What the plan calculates with, out of the checked content. Runs at build: the browser gets the result. */
export const planData = (content: Source): PlanData => {
  const { auditTime, phases, planWords, editions } = content;
  const { outcomes: _, ...finder } = content.finder;
  const { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines } = content.editionLabels;
  return {
    pages: toolPages(content),
    register: registerData(editions),
    finder,
    auditTime,
    phases,
    words: planWords,
    labels: { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines },
  };
};
