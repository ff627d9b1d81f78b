import { familyNames, sceneNames } from '@site/isometric/names';
import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { pageId } from '#src/content/schemas/reference.ts';
import { day, label, slug, text } from '#src/content/schemas/text.ts';
import { levels } from './find.ts';

/** An answer a visitor can choose. Its id stands in links that people keep: it is never changed. */
const option = z.strictObject({ id: slug, label });

/** A trade: its tile, the firm in a sentence, and the kind of work that it usually is, where that is no question. */
const sector = option.extend({
  tile: label,
  firm: label,
  drawing: z.enum(sceneNames),
  family: z.enum(familyNames),
  work: slug.optional(),
});

const condition = z.strictObject({
  level: z.enum(levels),
  /** Each list has to hold, and holds by one of its words: ids of answers or groups, or `only-lk` and `none-named`. */
  all: z.array(z.array(slug).min(1)).min(1),
  /** None of these may hold. */
  not: z.array(slug).min(1).optional(),
});

const rule = z
  .strictObject({
    page: pageId,
    reason: text(120),
    /** The highest level of those that hold counts. */
    when: z.array(condition).min(1).max(3),
    /** Beats every other rule of the page. */
    wins: z.literal(true).optional(),
    source: text(160),
    checkedOn: day,
  })
  .refine(({ wins, when }) => !wins || when.every(({ level }) => level === 'not'), {
    path: ['wins'],
    error: 'stands beside a level other than not: only what is not what it seems beats other rules',
  });

/** content/tools/finder.yaml: which standard a visitor needs, and by which rules the site says so. */
export const finder = z.strictObject({
  sectors: z.array(sector).min(2),
  reasons: z.array(option).min(2),
  markets: z.array(option).min(2),
  /** Sectors that rules name with one word. */
  groups: z.array(z.strictObject({ id: slug, sectors: z.array(slug).min(2) })),
  /** In the order in which cards of one level stand. */
  rules: z.array(rule).min(1),
  /** A page that the buyer names. */
  named: z.strictObject({ level: z.enum(levels), reason: text(120) }),
  /** Standards that are a part of another. */
  contains: z.array(z.strictObject({ page: pageId, parts: z.array(pageId).min(1) })),
  levels: z.strictObject(labels('start', 'look', 'not')),
  /** When no rule holds. */
  nothing: text(200),
});

export type Finder = z.infer<typeof finder>;
