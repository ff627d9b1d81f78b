import type { Labels } from '#src/content/schemas/labels.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import { type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { PlanData } from './data.ts';
import type { Finder } from './need/schema.ts';

type Source = Services & {
  editions: readonly Edition[];
  finder: Finder;
  labels: Pick<Labels, 'edition'>;
  auditTime: PlanData['auditTime'];
  phases: PlanData['phases'];
  planWords: PlanData['words'];
};

/** What the plan reckons with, out of the checked content. Runs at build: the browser gets the result. */
export const planData = (content: Source): PlanData => {
  const { auditTime, phases, planWords, editions } = content;
  const { outcomes: _, ...finder } = content.finder;
  const { lastNew, newOnly, ends, certainty, meaning, checkedOn, source, lines } = content.labels.edition;
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
