import type { Edition } from './schema.ts';

/** The day as of which the site speaks of editions: that of the register's oldest check. */
export const asOf = (editions: readonly Pick<Edition, 'checkedOn'>[]) =>
  editions.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? '';
