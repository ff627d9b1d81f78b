import type { Reader } from '#src/content/reader.ts';

type Related = { related: readonly { page: string }[] };

/** No page is related to itself. */
export const relatedDiffer = (reader: Reader, file: string, id: string, { related }: Related) =>
  related.forEach(({ page }, index) => {
    if (page === id)
      reader.problem(file, `related[${index}].page`, `${page} is this page itself: name another page`);
  });
