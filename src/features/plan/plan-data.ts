import type { EditionLabels } from '#src/features/editions/labels.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import { type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { AuditTime } from './audit-time/schema.ts';
import type { Finder } from './need/schema.ts';
import type { Phases } from './schedule/schema.ts';
import type { PlanWords } from './words-schema.ts';

type Source = Services & {
  editions: readonly Edition[];
  finder: Finder;
  editionLabels: EditionLabels;
  auditTime: AuditTime;
  phases: Phases;
  planWords: PlanWords;
  asking: AskingWords;
};

/** All that the plan calculates with, out of the checked content. Runs at build: the browser gets the result. */
export const planData = (content: Source) => {
  const { rules, ...finder } = content.finder;
  const { statements: _days, columns: _columns, ...auditTime } = content.auditTime;
  const { statements: _weeks, ...phases } = content.phases;
  const { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines } = content.editionLabels;
  return {
    pages: toolPages(content),
    register: registerData(content.editions),
    finder: { ...finder, rules: rules.map(({ page, reason, wins, when }) => ({ page, reason, wins, when })) },
    auditTime,
    phases,
    words: content.planWords,
    asking: content.asking,
    labels: { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines },
  };
};

export type PlanData = ReturnType<typeof planData>;
