import { z } from 'zod';
import { pageId } from './reference.ts';
import { label, listOf, slug } from './text.ts';

const link = z.strictObject({ page: pageId, label });

/** A link of a menu, with the links below it where it has any; a number says in two words what it is about. */
const branch = z.strictObject({
  ...link.shape,
  children: listOf([1], { ...link.shape, subject: label.optional() }).optional(),
});

/** A section of a page: its anchor and its label. */
const section = z.strictObject({ section: slug, label });

/** content/navigation.yaml: which pages each menu lists, and under which words. */
export const navigation = z.strictObject({
  header: listOf(6, {
    ...link.shape,
    /** Anchors on that page. */
    sections: z.array(section).min(1).optional(),
    /** Pages below that page. */
    pages: z.array(branch).min(1).optional(),
  }),
  /** The 'Our Services' menu of the home page's opening. */
  hero: z.array(link).min(1),
  footer: z.strictObject({
    legal: listOf([1], { ...link.shape, section: slug.optional() }),
    /** What helps visitors plan, check and understand. */
    tools: z.array(link).min(1),
    services: z.array(link).min(1),
  }),
});

export type Navigation = z.infer<typeof navigation>;
