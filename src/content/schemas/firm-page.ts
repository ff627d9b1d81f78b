import { z } from 'zod';
import { page, sectionHeadOnly } from './page.ts';
import { icon, pageId } from './reference.ts';
import { label, text } from './text.ts';

/** A page of the firm: `name` is what breadcrumbs and lists call it. */
export const firmPage = { ...page, name: label };

export const action = z.strictObject({ label, page: pageId });

export const ruledItems = z.strictObject({
  ...sectionHeadOnly.shape,
  items: z.array(z.strictObject({ title: label, text: text(260), icon })).min(3),
});
