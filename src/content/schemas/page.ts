import { z } from 'zod';
import { drawing, family, icon, pageId } from './reference.ts';
import { day, label, listOf, mediaFile, ofForm, setByEditor, text } from './text.ts';

/** What every page file begins with. */
export const page = {
  /** The published address, spelled as published, misspelling included: `/iso1385Main`. */
  address: ofForm(/^\/([\w-]+)?$/, 'must be a path of one part such as /iso9001Main').meta(setByEditor),
  title: label
    .min(15, 'is too short for a search result, which has room for 60 characters: write at least 15')
    .max(60, 'is longer than 60 characters, where search results cut it off: shorten it')
    .meta({
      description: 'In the browser’s tab and as the heading of a search result; no two pages have the same.',
    }),
  description: text()
    .min(70, 'is too short for a search result, which has room for 160 characters: write at least 70')
    .max(160, 'is longer than 160 characters, where search results cut it off: shorten it')
    .meta({ description: 'The two lines under the title in a search result; no two pages have the same.' }),
  /** The day the content last changed: goes into the sitemap. Quote it: '2026-11-21'. */
  changed: day.meta(setByEditor),
  headline: label.meta({ description: 'The large sentence of the page’s opening.' }),
  tagline: text(240).meta({ description: 'One or two sentences under the headline.' }),
  image: mediaFile.optional().meta({
    description:
      'A photo or picture of the firm in place of the drawn opening: at least 1200 × 600 pixels, the text covers its left half.',
  }),
  /** As in menus, lists and breadcrumbs. */
  name: label,
  drawing: drawing.meta({
    description: 'What tells the page from others: on its picture for shared links, for one.',
  }),
  family,
};

/** A heading with an optional note beside it: the head of a section. */
export const sectionHead = { heading: label, note: text(320).optional() };

export const sectionHeadOnly = z.strictObject(sectionHead);

/** A section: its head, and what it holds. */
export const section = <Shape extends z.ZodRawShape>(fields: Shape) =>
  z.strictObject({ ...sectionHead, ...fields });

export const action = z.strictObject({ label, page: pageId });

export const ruledItems = section({ items: listOf([3], { title: label, text: text(260), icon }) });
