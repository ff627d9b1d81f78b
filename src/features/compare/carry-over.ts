import type { Compare } from './schema.ts';

/** What is said of some of the pages that are compared. */
export type CarriedOver = { pages: readonly string[]; words: string };

type Rules = {
  compare: Pick<Compare, 'carryOver'>;
  comparisons: readonly { pages: readonly { page: string }[]; carries: readonly string[] }[];
};

/** Whether a comparison puts just these pages side by side, in whatever order. */
const isOf = (pages: readonly string[], compared: readonly { page: string }[]) =>
  compared.length === pages.length && compared.every(({ page }) => pages.includes(page));

/**
 * What these pages bring to each other: what a comparison of just these says, or what holds for some or all of them.
 * @param pages ids, two or more
 */
export const carryOver = (pages: readonly string[], { compare, comparisons }: Rules): CarriedOver[] => {
  const own = comparisons.find((comparison) => isOf(pages, comparison.pages));
  if (own) return own.carries.map((words) => ({ pages, words }));
  const { together, beside, otherwise } = compare.carryOver;
  const apart = beside.filter(({ page }) => pages.includes(page));
  const systems = pages.filter((page) => !apart.some((rule) => rule.page === page));
  const shared = together
    .map((rule) => ({
      pages: systems.filter((system) => rule.pages.some(({ page }) => page === system)),
      words: rule.words,
    }))
    .filter((rule) => rule.pages.length > 1)
    // What an earlier rule says of them is more exact.
    .filter(
      (rule, index, all) =>
        !all.slice(0, index).some((earlier) => rule.pages.every((page) => earlier.pages.includes(page))),
    );
  const isCovered = systems.length < 2 || shared.some((rule) => rule.pages.length === systems.length);
  return [
    ...shared,
    ...(isCovered ? [] : [{ pages: systems, words: otherwise }]),
    ...apart.map(({ words }) => ({ pages, words })),
  ];
};
