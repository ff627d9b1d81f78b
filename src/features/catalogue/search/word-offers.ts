/** A page to offer, and the words that lead to it. */
export type WordOffer = { page: string; words: readonly string[] };

type Others = readonly { words: readonly string[]; pages: readonly { page: string }[] }[];

/** Each page once with all the words that lead to it; a standard also with its number, however that is typed. */
export const wordOffers = (
  others: Others,
  numbers: readonly { page: string; number: string }[],
): WordOffer[] => {
  const offers = new Map<string, string[]>();
  const add = (page: string, words: readonly string[]) =>
    offers.set(page, [...(offers.get(page) ?? []), ...words]);
  for (const { words, pages } of others) for (const { page } of pages) add(page, words);
  for (const { page, number } of numbers) add(page, [number]);
  return [...offers].map(([page, words]) => ({ page, words }));
};
