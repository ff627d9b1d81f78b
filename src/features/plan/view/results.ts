import { designationToPlan } from '#src/features/editions/designation-to-plan.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import { type AuditDays, auditDays, type Categories, categoriesOf } from '../audit-time/audit-days.ts';
import type { Plan } from '../link/schema.ts';
import { type Card, findPages, standardsOf } from '../need/find.ts';
import { type OpenPoint, openPoints } from '../readiness/open-points.ts';
import { type Picture, pictureOf } from '../readiness/picture.ts';
import { assessable } from '../readiness/questions.ts';
import { type Changeover, changeoverOf } from '../schedule/changeover.ts';
import { type EditionNote, editionNotes } from '../schedule/edition-notes.ts';
import { type Paths, pathsOf } from '../schedule/paths.ts';
import { sizeOf } from '../schedule/place.ts';
import { isPacedByRecords, startOf, type Verdict, verdictOf } from '../schedule/verdict.ts';
import type { IslandData } from './island-data.ts';

/** All that follows from the answers on a day. */
export type Results = {
  /** The answers that it follows from. */
  plan: Plan;
  today: string;
  /** Something of step 1 is answered. */
  hasNeed: boolean;
  cards: readonly Card[];
  /** The pages that steps 2 and 3 calculate with. */
  standards: readonly string[];
  /** The same as a plan names them. */
  designations: readonly { page: ToolPage; designation: string }[];
  categories: Categories;
  days: AuditDays;
  /** The Monday that the plan begins on. */
  monday: string;
  paths: Paths;
  verdict: Verdict | undefined;
  isPaced: boolean;
  editionNotes: readonly EditionNote[];
  changeovers: readonly Changeover[];
  /** The standards with questions, and how ready the answers show each to be. */
  assessed: readonly string[];
  pictures: readonly Picture[];
  points: readonly OpenPoint[];
};

/** The value from before where it says the same. */
const again = <T>(before: T | undefined, after: T): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(after) ? before : after;

/** Later results, their parts the same objects as before where they say the same: what shows them is not drawn again. */
export const withoutRepeats = (before: Results | undefined, after: Results): Results => ({
  ...after,
  cards: again(before?.cards, after.cards),
  standards: again(before?.standards, after.standards),
  categories: again(before?.categories, after.categories),
  days: again(before?.days, after.days),
  paths: again(before?.paths, after.paths),
  verdict: again(before?.verdict, after.verdict),
  editionNotes: again(before?.editionNotes, after.editionNotes),
  changeovers: again(before?.changeovers, after.changeovers),
  pictures: after.pictures.map((picture, index) => again(before?.pictures[index], picture)),
  points: again(before?.points, after.points),
});

/** What follows from a plan on a day: each step's result, from one state. */
export const resultsOf = (plan: Plan, { tools, readiness }: IslandData, today: string): Results => {
  const { auditTime, phases } = tools;
  const cards = findPages(plan, tools, today);
  const standards = standardsOf(plan, cards);
  const categories = categoriesOf(plan, auditTime);
  const { environment, safety } = categories;
  const { people, joint, sector, stage = 'none', notified = false } = plan;
  const days = auditDays({ pages: standards, people, joint, environment, safety }, auditTime);
  const assessed = assessable(standards, readiness);
  const monday = startOf(plan, today);
  const paths = pathsOf(
    {
      sector,
      size: sizeOf(people, phases),
      stage,
      pages: standards,
      tableDays: days.total?.initial.table ?? 0,
      notified,
    },
    phases,
  );
  return {
    plan,
    today,
    hasNeed:
      plan.sector !== undefined || [plan.reasons, plan.named, plan.held].some((list) => list.length > 0),
    cards,
    standards,
    designations: tools.pages
      .filter(({ id }) => standards.includes(id))
      .map((page) => ({ page, designation: designationToPlan(page, tools.register, today) })),
    categories,
    days,
    monday,
    paths,
    verdict: plan.wanted && verdictOf(paths, plan.wanted, monday, phases),
    isPaced: isPacedByRecords(paths),
    editionNotes: editionNotes(paths, monday, today, tools),
    assessed,
    pictures: assessed.map((page) => pictureOf(page, plan.answers, readiness)),
    points: openPoints(assessed, plan.answers, readiness),
    changeovers: plan.held.flatMap((held) => changeoverOf(held, tools, today) ?? []),
  };
};
