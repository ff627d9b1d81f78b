import type { AuditTime } from './schema.ts';

/** The rows of the public table of auditor days: people in scope, and the days of each column. */
export const bandRows = (bands: AuditTime['bands']) =>
  bands.map(({ from, upTo, ...days }) => [
    <span key={from} data-unbroken>{`${from}–${upTo}`}</span>,
    ...Object.values(days),
  ]);
