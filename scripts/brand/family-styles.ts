import type { TintedFamily } from '@site/isometric';
import { isReadable } from './contrast.ts';

/** The colours of a family: lit face, body, shaded face and deep, then the ground of its openings. */
export type FamilyColours = {
  steps: readonly [lit: string, body: string, shaded: string, deep: string];
  ground: string;
};

/** The colour families as custom properties: the text of src/styles/family-colours.css. */
export const familyStyles = (families: Readonly<Record<TintedFamily, FamilyColours>>): string => {
  const blocks = Object.entries(families).map(
    ([
      name,
      {
        steps: [lit, body, shaded, deep],
        ground,
      },
    ]) => [
      '',
      `[data-family='${name}'] {`,
      `  --family-1: ${lit};`,
      `  --family-2: ${body};`,
      // Where the shaded face is too light for text the deep one takes its place.
      `  --family-3: ${isReadable(shaded) ? shaded : deep};`,
      `  --family-4: ${deep};`,
      `  --hero-ground: ${ground};`,
      '}',
    ],
  );
  return [
    '/* Written by `npm run make:brand` from packages/isometric/families.ts: change it there. */',
    ...blocks.flat().slice(1),
    '',
  ].join('\n');
};
