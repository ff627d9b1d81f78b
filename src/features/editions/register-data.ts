import type { Edition } from './schema.ts';

/** A row of the edition register with what the tools calculate with. */
export type RegisterRow = Pick<
  Edition,
  | 'page'
  | 'named'
  | 'status'
  | 'successor'
  | 'successorExpected'
  | 'firstAudits'
  | 'lastNew'
  | 'newOnly'
  | 'ends'
  | 'source'
  | 'checkedOn'
>;

/** The register with what the tools calculate with alone. */
export const registerData = (editions: readonly Edition[]): RegisterRow[] =>
  editions.map(
    ({
      page,
      named,
      status,
      successor,
      successorExpected,
      firstAudits,
      lastNew,
      newOnly,
      ends,
      source,
      checkedOn,
    }) => ({
      page,
      named,
      status,
      successor,
      successorExpected,
      firstAudits,
      lastNew,
      newOnly,
      ends,
      source,
      checkedOn,
    }),
  );
