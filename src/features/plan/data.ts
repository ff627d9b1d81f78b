import type { Labels } from '#src/content/schemas/labels.ts';
import type { DeadlineLabels } from '#src/features/editions/downloads/calendar.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import type { AuditTime } from './audit-time/schema.ts';
import type { Finder } from './need/schema.ts';
import type { Phases } from './schedule/schema.ts';
import type { PlanWords } from './words-schema.ts';

/** All that the plan reckons with, made by plan-data.ts at build, but the questions of step 3, which are read when that step nears. */
export type PlanData = {
  pages: readonly ToolPage[];
  register: readonly RegisterRow[];
  finder: Omit<Finder, 'outcomes'>;
  auditTime: AuditTime;
  phases: Phases;
  words: PlanWords;
  /** Those of labels.yaml. */
  labels: DeadlineLabels & Pick<Labels['edition'], 'lines'>;
};
