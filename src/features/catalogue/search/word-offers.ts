type Words = { page: string; words: readonly string[] };

/** Each page to offer once, with all the words that lead to it. */
export const wordOffers = (given: readonly Words[]): Words[] =>
  [...Map.groupBy(given, ({ page }) => page)].map(([page, all]) => ({
    page,
    words: all.flatMap(({ words }) => words),
  }));
