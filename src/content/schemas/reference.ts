import { cameras, families, portraitLooks, scenes, wordmarkMarks, wordmarkStyles } from '@site/isometric';
import { z } from 'zod';
import { hasIcon } from '#src/content/icons.ts';
import { slug } from './text.ts';

/** A name that is a key of the given record, so that content can only name what exists. */
const nameIn = <T extends object>(record: T, what: string) =>
  z
    .custom<keyof T & string>((value) => typeof value === 'string' && Object.hasOwn(record, value), {
      error: `is no ${what}: choose one of ${Object.keys(record).join(', ')}`,
    })
    // For JSON Schema, which cannot look into the function.
    .meta({ type: 'string', enum: Object.keys(record) });

/** One of a list of names, so that content can only name what exists. */
const oneOf = <const Names extends readonly string[]>(names: Names, what: string) =>
  z.enum(names, { error: `is no ${what}: choose one of ${names.join(', ')}` });

/** A drawn bust of packages/isometric/portrait-looks.ts, in place of a photo. */
export const portraitLook = oneOf(portraitLooks, 'drawn portrait');

/** The figure beside the name in a drawn wordmark; see packages/isometric/wordmark-styles.ts. */
export const wordmarkMark = oneOf(wordmarkMarks, 'mark of a drawn wordmark');

/** How a drawn wordmark sets the name; see packages/isometric/wordmark-styles.ts. */
export const wordmarkStyle = oneOf(wordmarkStyles, 'style of a drawn wordmark');

/** A drawing of packages/isometric/scenes.ts. */
export const drawing = nameIn(scenes, 'drawing');

/** From where the number and the object of an opening are seen; see packages/isometric/standard-hero.ts. */
export const camera = oneOf(cameras, 'camera');

/** A colour family of packages/isometric/families.ts. */
export const family = nameIn(families, 'colour family');

/** An outline icon of the Tabler set, by its published name. */
export const icon = z
  .string()
  .refine(hasIcon, { error: 'is no outline icon of the Tabler set: see https://tabler.io/icons' });

/** The id of a page: its file name below content/. Whether it exists is checked over all files together. */
export const pageId = slug.meta({ format: 'page' });
