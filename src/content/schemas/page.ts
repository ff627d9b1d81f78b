import { z } from 'zod';
import { day, label, mediaFile, text } from './text.ts';

/** What every page file begins with. */
export const page = {
  /** The published address, spelled as published, misspelling included: `/iso1385Main`. */
  address: z.string().regex(/^\/([\w-]+)?$/, 'must be a path of one part such as /iso9001Main'),
  /** Browser tab and search result; unique among all pages. */
  title: label
    .min(15, 'is too short for a search result (15 to 60 characters)')
    .max(60, 'is longer than 60 characters, where search results cut it off: shorten it'),
  /** The two lines under the title in a search result; unique among all pages. */
  description: text()
    .min(70, 'is too short for a search result (70 to 160 characters)')
    .max(160, 'is longer than 160 characters, where search results cut it off: shorten it'),
  /** The day the content last changed: goes into the sitemap. Quote it: '2026-11-21'. */
  changed: day,
  /** The large sentence of the page's opening. */
  headline: label,
  /** One or two sentences under the headline. */
  tagline: text(240),
  /** A photo or picture of the owner in place of the drawn opening. */
  image: mediaFile.optional(),
};

/** A heading with an optional note beside it: the head of a section. */
export const sectionHead = { heading: label, note: text(320).optional() };

export const sectionHeadOnly = z.strictObject(sectionHead);
