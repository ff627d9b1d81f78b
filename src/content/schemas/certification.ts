import { z } from 'zod';
import { figure } from './figure.ts';
import { page, sectionHead } from './page.ts';
import { camera, drawing, family } from './reference.ts';
import { benefits, facts, introduction, method, outcome, serviceEnd, steps } from './service-sections.ts';
import { label, text } from './text.ts';

/** A file of content/certifications/: GMP, HACCP, CE marking. */
export const certification = z.strictObject({
  ...page,
  /** As in menus and lists: `CE Marking`. */
  name: label,
  /** The first heading: `Our CE Marking Consulting Services`. */
  heading: label,
  /** One to five characters drawn large: `GMP`. Left out where letters would be an official mark. */
  numeral: z
    .string()
    .regex(/^[A-Z0-9]{1,5}$/, 'must be one to five capital letters or digits')
    .optional(),
  family,
  drawing,
  /** Of the drawn numeral and the object. */
  camera: camera.optional(),
  facts,
  /** What the firm does here. */
  firm: z.strictObject({ ...sectionHead, paragraphs: z.array(text(600)).min(1).max(3) }),
  /** A correction of a common misunderstanding, set large. */
  caution: z.strictObject({ heading: label, text: text(500) }).optional(),
  introduction: introduction.optional(),
  /** The method itself: principles or the manufacturer's steps. */
  method: method.optional(),
  /** What it is about, drawn, where a drawing says more than the lists. */
  figure: figure.optional(),
  benefits,
  /** The way with this firm. */
  process: steps.optional(),
  outcome,
  ...serviceEnd,
});
