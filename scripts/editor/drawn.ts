import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawn, Site } from '@site/editor';
import { families, objectDrawing, portrait, subjectHero, wordmark } from '@site/isometric';
import {
  cameras,
  type Family,
  familyNames,
  portraitLooks,
  sceneNames,
  wordmarkMarks,
  wordmarkStyles,
} from '@site/isometric/names';
import { projectRoot } from '#build/paths.ts';
import { iconPaths } from '#src/content/icons.ts';

const drawnOf = <Name extends string>(names: readonly Name[], draw: (name: Name) => string): Drawn =>
  new Map(names.map((name) => [name, () => draw(name)]));

const iconNames = readdirSync(join(projectRoot, 'node_modules/@tabler/icons/icons/outline')).map((file) =>
  file.replace('.svg', ''),
);

const icon = (name: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" ' +
  `stroke-linecap="round" stroke-linejoin="round"><path d="${iconPaths(name).join('')}"/></svg>`;

/** The four steps of a family, lit to deep. */
const swatch = (family: Family) => {
  const steps = families[family].map(
    (colour, index) => `<path fill="${colour}" d="M${index * 2} 0h2v4h-2z"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${steps.join('')}</svg>`;
};

/** What stands in a wordmark whose mark or style is chosen. */
const name = 'Name';

/** What this site draws for the names in its texts, by the formats of src/content/schemas/reference.ts. */
export const drawn: Site['drawn'] = new Map([
  ['icon', drawnOf(iconNames, icon)],
  ['drawing', drawnOf(sceneNames, (scene) => objectDrawing({ scene }))],
  ['portrait', drawnOf(portraitLooks, (look) => portrait({ look, family: 'ocean' }))],
  ['wordmark-mark', drawnOf(wordmarkMarks, (mark) => wordmark({ name, mark, style: 'heavy' }))],
  ['wordmark-style', drawnOf(wordmarkStyles, (style) => wordmark({ name, mark: 'disc', style }))],
  [
    'camera',
    drawnOf(cameras, (camera) =>
      subjectHero({ scene: 'weights', family: 'lagoon', numeral: '100', camera, layout: 'tall' }),
    ),
  ],
  ['family', drawnOf(familyNames, swatch)],
]);
