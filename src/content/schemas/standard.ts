import { z } from 'zod';
import { figure } from './figure.ts';
import { page } from './page.ts';
import { camera, drawing, family } from './reference.ts';
import { benefits, clauses, facts, introduction, outcome, serviceEnd } from './service-sections.ts';
import { label, text } from './text.ts';

/** A file of content/standards/: one ISO standard, or FSSC 22000. */
export const standard = z.strictObject({
  ...page,
  /** The designation with edition, as in menus and headings: `ISO 9001:2015`. */
  code: z
    .string()
    .regex(
      /^(ISO(\/IEC)? \d{4,5}:\d{4}|FSSC 22000)$/,
      'must look like ISO 9001:2015, ISO/IEC 17025:2017 or FSSC 22000',
    ),
  /** What it is about; the catalogue's title is `code - name`. */
  name: label,
  family,
  drawing,
  camera,
  /** The catalogue's description: six lines on the card of the smallest phone. Schemes outside the catalogue have none. */
  catalogue: text(190).min(150, 'is too short for the catalogue card (150 to 190 characters)').optional(),
  facts,
  introduction,
  figure,
  benefits,
  outcome,
  clauses,
  ...serviceEnd,
});
