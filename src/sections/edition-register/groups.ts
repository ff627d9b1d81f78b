type Status = 'superseded' | 'change-in-sight' | 'current';

/** The order in which the register shows its groups: what presses comes first. */
const order = ['superseded', 'change-in-sight', 'current'] as const satisfies readonly Status[];

/** The rows of the register by status, in the order of urgency; a status without rows is left out. */
export const registerGroups = <Row extends { status: Status }>(rows: readonly Row[]) =>
  order
    .map((status) => ({ status, rows: rows.filter((row) => row.status === status) }))
    .filter((group) => group.rows.length > 0);
