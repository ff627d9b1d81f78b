import type { Edition } from './schema.ts';

/** A day that matters to those who hold a certificate. */
export type Deadline = {
  page: string;
  named: string;
  kind: 'lastNew' | 'newOnly' | 'ends';
  day: string;
  certainty: Edition['published']['certainty'];
};

const kinds = ['lastNew', 'newOnly', 'ends'] as const;

/** Whether a date is sure enough to be counted down and put into calendars: one body's own date is not. */
export const isCountable = ({ certainty }: Pick<Deadline, 'certainty'>) => certainty !== 'single';

/** Every deadline of the register that is sure enough to count with, the next one first. */
export const deadlinesOf = (
  editions: readonly Pick<Edition, 'page' | 'named' | Deadline['kind']>[],
): Deadline[] =>
  editions
    .flatMap((edition) =>
      kinds.flatMap((kind) => {
        const date = edition[kind];
        return date ? [{ page: edition.page, named: edition.named, kind, ...date }] : [];
      }),
    )
    .filter(isCountable)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.named.localeCompare(b.named));

/** The editions that will end on a day the register could not confirm. */
export const withoutEnd = (editions: readonly Edition[]) =>
  editions.filter(({ status, ends }) => status === 'in-transition' && !(ends && isCountable(ends)));
