import type { Edition } from '#src/content/schemas/edition.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { Outcome } from '#src/content/schemas/service-sections.ts';
import type { AuditTime } from '#src/content/schemas/tools/audit-time.ts';
import type { Finder } from '#src/content/schemas/tools/finder.ts';
import type { Phases } from '#src/content/schemas/tools/phases.ts';
import type { PlanWords } from '#src/content/schemas/tools/plan-words.ts';
import type { DeadlineLabels } from '#src/downloads/calendar.ts';

/** A service page as the tools speak of it. */
export type ToolPage = {
  id: string;
  /** As menus name it: `ISO 9001:2015`, `HACCP Service`. */
  code: string;
  name: string;
  address: string;
  family: string;
  /** What is drawn large: `9001`; nothing where letters would be an official mark. */
  numeral: string | undefined;
  /** What it leads to; a `working-system` is a service, which no step but the first speaks of. */
  kind: Outcome['kind'];
  /** The same in a word or two: `Certificate`. */
  outcome: string;
};

/** A row of the edition register with what the tools reckon with. */
export type RegisterRow = Pick<
  Edition,
  | 'page'
  | 'named'
  | 'status'
  | 'successor'
  | 'successorExpected'
  | 'lastNew'
  | 'newOnly'
  | 'ends'
  | 'source'
  | 'checkedOn'
>;

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
