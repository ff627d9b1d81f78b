/** The comparisons that hold all of these pages, or nothing but some of them; all of them where no page is named. */
export const completeComparisons = <C extends { pages: readonly { page: string }[] }>(
  pages: readonly string[],
  comparisons: readonly C[],
): C[] =>
  comparisons.filter((comparison) => {
    const compared = comparison.pages.map(({ page }) => page);
    return pages.every((page) => compared.includes(page)) || compared.every((page) => pages.includes(page));
  });
