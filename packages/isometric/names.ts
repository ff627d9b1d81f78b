import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { pathOf, readText } from './read.ts';

// What content may name, apart from the engine that draws it.

/** The colour families. */
export const familyNames = ['ocean', 'lagoon', 'king-coconut', 'tea', 'cinnamon', 'nil-manel'] as const;

export type Family = (typeof familyNames)[number];

/** Every drawing that content may name. */
export const sceneNames = Object.keys(parse(readText('objects/scenes.yaml')));

/**
 * From where an opening is seen. Rising: the numeral lies and reads up and to the right, the object stands in front of it.
 * Falling: the numeral lies and reads down and to the right, the object behind it. Upright: the numeral stands along the edge
 * of one ground, the object on it is as large as the numeral.
 */
export const cameras = ['rising', 'falling', 'upright'] as const;

export type Camera = (typeof cameras)[number];

/** The drawn busts that stand in for photographs: hair, dress and what is worn, by name. */
export const portraitLooks = readdirSync(pathOf('portraits')).map((file) => file.replace('.svg', ''));

const { marks, styles } = parse(readText('wordmarks.yaml'));

/** Figures that stand beside the name in a drawn wordmark; `none` for the name alone. */
export const wordmarkMarks = Object.keys(marks);

/** Ways to set the name. */
export const wordmarkStyles = Object.keys(styles);
