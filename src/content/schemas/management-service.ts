import { z } from 'zod';
import { page, sectionHead } from './page.ts';
import { drawing, family } from './reference.ts';
import { benefits, facts, outcome, serviceEnd } from './service-sections.ts';
import { label, text } from './text.ts';

/** A file of content/management/: a management service. */
export const managementService = z.strictObject({
  ...page,
  /** As in headings and cards: `Human Resources (HR)`. */
  name: label,
  family,
  drawing,
  /** The card's description on the overview. */
  summary: text(260),
  facts,
  introduction: z.strictObject({ ...sectionHead, paragraphs: z.array(text(600)).min(1).max(3) }),
  benefits,
  outcome,
  ...serviceEnd,
});
