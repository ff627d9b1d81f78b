import {
  cameras,
  familyNames,
  portraitLooks,
  sceneNames,
  wordmarkMarks,
  wordmarkStyles,
} from '@site/isometric/names';
import { z } from 'zod';
import { hasIcon } from '../icons.ts';
import { slug } from './text.ts';

/**
 * One of a list of names, so that content can only name what exists.
 * @param format what forms know it by: those of `scripts/editor/drawn.ts` are shown as pictures
 */
const oneOf = <const Names extends readonly string[]>(names: Names, what: string, format: string) =>
  z.enum(names, { error: `is no ${what}: choose one of ${names.join(', ')}` }).meta({ format });

/** A drawn bust of packages/isometric/portraits/, in place of a photo. */
export const portraitLook = oneOf(portraitLooks, 'drawn portrait', 'portrait');

/** The figure beside the name in a drawn wordmark. */
export const wordmarkMark = oneOf(wordmarkMarks, 'mark of a drawn wordmark', 'wordmark-mark');

/** How a drawn wordmark sets the name. */
export const wordmarkStyle = oneOf(wordmarkStyles, 'style of a drawn wordmark', 'wordmark-style');

/** A drawing of packages/isometric/objects/scenes.yaml. */
export const drawing = oneOf(sceneNames, 'drawing', 'drawing');

/** From where the number and the object of an opening are seen; see packages/isometric/subject-hero.ts. */
export const camera = oneOf(cameras, 'camera', 'camera');

/** A colour family of packages/isometric/families.ts. */
export const family = oneOf(familyNames, 'colour family', 'family');

/** An outline icon of the Tabler set, by its published name. */
export const icon = z
  .string()
  .refine(hasIcon, { error: 'is no outline icon of the Tabler set: see https://tabler.io/icons' })
  .meta({ format: 'icon' });

/** The id of a page: its file name below content/. Whether it exists is checked over all files together. */
export const pageId = slug.meta({ format: 'page' });

/** Some pages, in the order in which they are shown. */
export const pageList = z.array(z.strictObject({ page: pageId }));
