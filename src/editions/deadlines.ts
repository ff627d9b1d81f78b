import type { Edition } from '#src/content/schemas/edition.ts';

/** A day that matters to those who hold a certificate. */
export type Deadline = {
  page: string;
  named: string;
  kind: 'lastNew' | 'ends';
  day: string;
  certainty: Edition['published']['certainty'];
};

const kinds = ['lastNew', 'ends'] as const;

/** Every known deadline of the register, the next one first. */
export const deadlinesOf = (editions: readonly Edition[]): Deadline[] =>
  editions
    .flatMap((edition) =>
      kinds.flatMap((kind) => {
        const date = edition[kind];
        return date ? [{ page: edition.page, named: edition.named, kind, ...date }] : [];
      }),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.named.localeCompare(b.named));
