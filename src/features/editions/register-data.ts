import type { Edition } from './schema.ts';

/** A row of the edition register with what the tools calculate with. */
export type RegisterRow = Omit<
  Edition,
  'amendment' | 'published' | 'successorPublished' | 'notice' | 'changes' | 'holders'
>;

/** The register as the tools get it. */
export const registerData = (editions: readonly Edition[]): RegisterRow[] =>
  editions.map(({ amendment, published, successorPublished, notice, changes, holders, ...row }) => row);
