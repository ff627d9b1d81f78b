import type { Reader } from '#src/content/reader.ts';

type Related = { related: readonly { page: string }[] };

/** A page names each related page once, and not itself. */
export const relatedDiffer = (reader: Reader, file: string, id: string, { related }: Related) => {
  const named = new Set<string>();
  related.forEach(({ page }, index) => {
    const fault = page === id ? 'is this page itself' : named.has(page) ? 'stands here already' : undefined;
    if (fault) reader.problem(file, `related[${index}].page`, `${page} ${fault}: name another page`);
    named.add(page);
  });
};
