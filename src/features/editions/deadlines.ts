import type { Edition } from './schema.ts';

type Dated = NonNullable<Edition['ends']>;

/** The days that matter to those who hold a certificate. */
const kinds = ['lastNew', 'newOnly', 'ends'] as const;
type Kind = (typeof kinds)[number];

/** Whether a date is sure enough to be counted down and put into calendars: one body's own date is not. */
export const isCountable = ({ certainty }: Dated) => certainty !== 'single';

/** Every deadline of the register that is sure enough to count with, the next one first. */
export const deadlinesOf = <Row extends Pick<Edition, 'named' | Kind>>(rows: readonly Row[]) =>
  rows
    .flatMap((row) =>
      kinds.flatMap((kind) => {
        const date: Dated | undefined = row[kind];
        return date && isCountable(date) ? [{ row, kind, ...date }] : [];
      }),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.row.named.localeCompare(b.row.named));
