import type { Content } from './load.ts';

/** The last day on which a text was changed or a fact checked: a day up to then was never one still to come. */
export const writtenOn = ({
  editions,
  auditTime,
  planWords,
  pages,
  terms,
  privacy,
  accessibility,
}: Content) =>
  [
    ...[...editions, auditTime, planWords].map(({ checkedOn }) => checkedOn),
    ...[...pages, terms, privacy, accessibility].map(({ changed }) => changed),
  ]
    .toSorted()
    .at(-1) ?? '';
