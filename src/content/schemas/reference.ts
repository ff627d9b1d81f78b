import { cameras, families, portraitLooks, scenes, wordmarkMarks, wordmarkStyles } from '@site/isometric';
import { z } from 'zod';
import { hasIcon } from '#src/content/icons.ts';
import { slug } from './text.ts';

/**
 * A name that is a key of the given record, so that content can only name what exists.
 * @param format what forms know it by: those of `scripts/editor/drawn.ts` are chosen by picture
 */
const nameIn = <T extends object>(record: T, what: string, format: string) =>
  z
    .custom<keyof T & string>((value) => typeof value === 'string' && Object.hasOwn(record, value), {
      error: `is no ${what}: choose one of ${Object.keys(record).join(', ')}`,
    })
    // For JSON Schema, which cannot look into the function.
    .meta({ type: 'string', enum: Object.keys(record), format });

/** One of a list of names, so that content can only name what exists; `format` as above. */
const oneOf = <const Names extends readonly string[]>(names: Names, what: string, format: string) =>
  z.enum(names, { error: `is no ${what}: choose one of ${names.join(', ')}` }).meta({ format });

/** A drawn bust of packages/isometric/portrait-looks.ts, in place of a photo. */
export const portraitLook = oneOf(portraitLooks, 'drawn portrait', 'portrait');

/** The figure beside the name in a drawn wordmark; see packages/isometric/wordmark-styles.ts. */
export const wordmarkMark = oneOf(wordmarkMarks, 'mark of a drawn wordmark', 'wordmark-mark');

/** How a drawn wordmark sets the name; see packages/isometric/wordmark-styles.ts. */
export const wordmarkStyle = oneOf(wordmarkStyles, 'style of a drawn wordmark', 'wordmark-style');

/** A drawing of packages/isometric/scenes.ts. */
export const drawing = nameIn(scenes, 'drawing', 'drawing');

/** From where the number and the object of an opening are seen; see packages/isometric/standard-hero.ts. */
export const camera = oneOf(cameras, 'camera', 'camera');

/** A colour family of packages/isometric/families.ts. */
export const family = nameIn(families, 'colour family', 'family');

/** An outline icon of the Tabler set, by its published name. */
export const icon = z
  .string()
  .refine(hasIcon, { error: 'is no outline icon of the Tabler set: see https://tabler.io/icons' })
  .meta({ format: 'icon' });

/** The id of a page: its file name below content/. Whether it exists is checked over all files together. */
export const pageId = slug.meta({ format: 'page' });
