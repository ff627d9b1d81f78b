import type { Edition } from '../schema.ts';

/** The order in which the register shows its groups: what presses comes first. */
const order = ['in-transition', 'ended', 'guidance-replaced', 'current'] as const;

/** The rows of the register by status, in the order of urgency; a status without rows is left out. */
export const registerGroups = <Row extends Pick<Edition, 'status'>>(rows: readonly Row[]) =>
  order
    .map((status) => ({ status, rows: rows.filter((row) => row.status === status) }))
    .filter((group) => group.rows.length > 0);
