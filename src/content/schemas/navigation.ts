import { z } from 'zod';
import { pageId } from './reference.ts';
import { label, listOf, slug } from './text.ts';

/** A link of a menu: to a page, or to a section of it. */
const link = z.strictObject({ page: pageId, label, section: slug.optional() });

/** A link of the header's menus; a number says in two words what it is about. */
const entry = { ...link.shape, subject: label.optional() };

/** One with links below it. */
const branch = { ...entry, children: listOf([1], entry).optional() };

/** content/navigation.yaml: which pages each menu lists, and under which words. */
export const navigation = z.strictObject({
  header: listOf(6, { ...branch, children: listOf([1], branch).optional() }),
  /** The 'Our Services' menu of the home page's opening. */
  hero: z.array(link).min(1),
  footer: z.strictObject({
    legal: z.array(link).min(1),
    /** What helps visitors plan, check and understand. */
    tools: z.array(link).min(1),
    services: z.array(link).min(1),
  }),
});

/** An entry of the header's menus, at whatever depth. */
export type MenuEntry = z.infer<z.ZodObject<typeof entry>> & { children?: readonly MenuEntry[] | undefined };
