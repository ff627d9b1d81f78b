import { auditDays } from '#src/features/plan/audit-time/audit-days.ts';
import type { CompareData } from './from-content.ts';

/**
 * The auditor days of a plan for these pages, with work of medium risk in a trade that their tables are for. Undefined where one
 * has no table to show, or it ends before the people do.
 */
export const planDays = (
  pages: readonly string[],
  { days: { people }, auditTime }: Pick<CompareData, 'days' | 'auditTime'>,
) => {
  const trade = auditTime.others.find(({ page, sectors }) => sectors && pages.includes(page))?.sectors?.[0];
  const work = { environment: 'medium', safety: 'medium' } as const;
  return auditDays({ pages, people, trade, ...work }, auditTime).total?.initial;
};

/** The columns of these pages, in their order. */
export const columnsOf = (
  pages: readonly string[],
  data: Pick<CompareData, 'columns' | 'days' | 'auditTime'>,
) =>
  pages
    .flatMap((page) => data.columns.find(({ id }) => id === page) ?? [])
    .map((column) => ({ ...column, days: planDays([column.id], data) }));

/** A standard, scheme or mark as comparisons show it. */
export type Column = ReturnType<typeof columnsOf>[number];

/** Of steps that contain each other the highest, and whatever is contained in none of the others. */
export const outermostOf = (columns: readonly Column[], { made }: Pick<CompareData, 'made'>) =>
  columns.filter(
    (column) =>
      !made.some(({ steps, pages }) => {
        const step = pages.indexOf(column.id);
        return steps && step >= 0 && columns.some(({ id }) => pages.indexOf(id) > step);
      }),
  );

const isWithin = (some: readonly string[], all: readonly string[]) =>
  some.every((page) => all.includes(page));

/**
 * What these pages bring to each other: what a comparison of just these says, in whatever order, or the most exact rule that
 * fits them all, and beside it what holds for some.
 * @param pages ids, two or more
 */
export const answerOf = (
  pages: readonly string[],
  { made: all, carryOver: rules }: Pick<CompareData, 'made' | 'carryOver'>,
) => {
  /** The comparison of just these that has a page of its own. */
  const made = all.find((one) => one.pages.length === pages.length && isWithin(pages, one.pages));
  if (made) return { headline: made.headline, lead: made.tagline, more: made.carries, partly: [], made };
  const beside = rules.beside.filter(({ page }) => pages.includes(page));
  const systems = pages.filter((page) => !beside.some((rule) => rule.page === page));
  const together = rules.together
    .map((rule) => ({ rule, of: systems.filter((system) => rule.pages.some(({ page }) => page === system)) }))
    .filter(({ of }) => of.length > 1)
    // What an earlier rule says of them is more exact.
    .filter(({ of }, index, found) => !found.slice(0, index).some((earlier) => isWithin(of, earlier.of)));
  const isCovered = systems.length < 2 || together.some(({ of }) => of.length === systems.length);
  const lines = [
    ...together,
    ...(isCovered ? [] : [{ rule: rules.otherwise, of: systems }]),
    ...beside.map((rule) => ({ rule, of: pages })),
  ];
  const main = lines.find(({ of }) => of.length === pages.length)?.rule ?? rules.otherwise;
  const partly = lines.filter(({ rule }) => rule !== main);
  return {
    headline: main.headline,
    lead: main.lead,
    more: main.more ?? [],
    /** What holds for some of them alone. */
    partly: partly.map(({ rule, of }) => ({ pages: of, words: rule.lead })),
    made,
  };
};
