import { brand } from './brand.ts';
import type { Family } from './names.ts';

/**
 * The colour families of drawings and styles. Four steps each: lit face, body, shaded face, deep.
 * Values from the design: king coconut's third step is for drawings only, never for text.
 */
export const families = {
  ocean: [brand.ink[300], brand.ink[500], brand.ink[700], brand.ink[800]],
  lagoon: ['#8fdbd2', '#1c9a93', '#09615f', '#064747'],
  'king-coconut': ['#ffd36b', '#f2a31b', '#c87a05', '#843d00'],
  tea: ['#a9d18b', '#5b9a3f', '#31621d', '#204617'],
  cinnamon: ['#f0b08c', '#c4622d', '#8c3b15', '#5c240b'],
  'nil-manel': ['#bdb4f2', '#6f60ce', '#4b3da3', '#2a2168'],
} as const satisfies Record<Family, readonly string[]>;

/** The grey of metal, of nobody's family: in the same four steps. */
export const steel = ['#e6edf1', '#b4c4cf', '#7c93a3', '#3e566a'] as const;

/** The grounds of openings. King coconut stands on the brand's ink: a dark orange would be brown. */
export const familyGrounds = {
  ocean: brand.ink[900],
  lagoon: '#042f33',
  'king-coconut': brand.ink[900],
  tea: '#14300f',
  cinnamon: '#3a1708',
  'nil-manel': '#1c1650',
} as const satisfies Record<Family, string>;

/** Ink of the drawings: dark lines, and the ground of the heroes. */
export const INK = brand.ink[900];
