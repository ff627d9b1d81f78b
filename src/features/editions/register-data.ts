import { z } from 'zod';
import { type Edition, fields } from './schema.ts';

/** A row of the edition register with what the tools calculate with. */
const row = z.object(
  fields.pick({
    page: true,
    named: true,
    status: true,
    successor: true,
    successorExpected: true,
    firstAudits: true,
    lastNew: true,
    newOnly: true,
    ends: true,
    source: true,
    checkedOn: true,
  }).shape,
);

export type RegisterRow = z.infer<typeof row>;

/** The register with what the tools calculate with alone. */
export const registerData = (editions: readonly Edition[]): RegisterRow[] =>
  editions.map((edition) => row.parse(edition));
