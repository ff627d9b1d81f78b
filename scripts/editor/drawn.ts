import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site, Texts } from '@site/editor';
import { families, objectDrawing, portrait, standardHero, wordmark } from '@site/isometric';
import {
  cameras,
  type Family,
  familyNames,
  portraitLooks,
  sceneNames,
  wordmarkMarks,
  wordmarkStyles,
} from '@site/isometric/names';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';
import { hasIcon, iconPaths } from '#src/content/icons.ts';

/** What draws one of these names, and nothing for any other. */
const drawnOf =
  <Name extends string>(names: readonly Name[], draw: (name: Name) => string) =>
  (sought: string): string | undefined => {
    const name = names.find((each) => each === sought);
    return name && draw(name);
  };

const icon = (name: string) =>
  hasIcon(name)
    ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" ' +
      `stroke-linecap="round" stroke-linejoin="round"><path d="${iconPaths(name).join('')}"/></svg>`
    : undefined;

/** The four steps of a family, lit to deep. */
const swatch = (family: Family) => {
  const steps = families[family].map(
    (colour, index) => `<path fill="${colour}" d="M${index * 2} 0h2v4h-2z"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${steps.join('')}</svg>`;
};

/** What stands in a wordmark whose mark or style is chosen. */
const name = 'Name';

/** By the formats of src/content/schemas/reference.ts. */
const draws: ReadonlyMap<string, (name: string) => string | undefined> = new Map([
  ['icon', icon],
  ['drawing', drawnOf(sceneNames, (scene) => objectDrawing({ scene }))],
  ['portrait', drawnOf(portraitLooks, (look) => portrait({ look, family: 'ocean' }))],
  ['wordmark-mark', drawnOf(wordmarkMarks, (mark) => wordmark({ name, mark, style: 'heavy' }))],
  ['wordmark-style', drawnOf(wordmarkStyles, (style) => wordmark({ name, mark: 'disc', style }))],
  [
    'camera',
    drawnOf(cameras, (camera) =>
      standardHero({ scene: 'weights', family: 'lagoon', numeral: '100', camera, layout: 'tall' }),
    ),
  ],
  ['family', drawnOf(familyNames, swatch)],
]);

/** The icons that the texts name, each once, in the order of the alphabet. */
const iconsIn = (texts: Texts) => {
  const named = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/\bicon: ([a-z0-9-]+)$/gm)].map(([, found = '']) => found),
  );
  return [...new Set(named)].filter(hasIcon).toSorted();
};

/** What Tabler says of its icons: the words that describe each. */
const describedIcons = z.record(z.string(), z.object({ tags: z.array(z.coerce.string()) }));

/** Read once, when somebody seeks an icon. */
let descriptions: z.output<typeof describedIcons> | undefined;

/**
 * The outline icons that all of these words describe, by beginnings: `certif`. Those that are called so come first, short names
 * before long ones: plain drawings before their variants.
 */
const iconsFor = (sought: string): string[] => {
  const file = join(projectRoot, 'node_modules/@tabler/icons/icons.json');
  descriptions ??= describedIcons.parse(JSON.parse(readFileSync(file, 'utf8')));
  const beginnings = sought
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const fits = (words: readonly string[]) =>
    beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  const isCalled = (name: string) => Number(fits(name.split('-')));
  return Object.entries(descriptions)
    .filter(([name, { tags }]) => fits([...name.split('-'), ...tags]) && hasIcon(name))
    .map(([name]) => name)
    .toSorted((a, b) => isCalled(b) - isCalled(a) || a.length - b.length);
};

/** What this site draws for the names in its texts. An icon that nobody has sought for is one that the texts show already. */
export const drawnAt = (texts: () => Texts): Site['drawn'] => ({
  kinds: [...draws.keys()],
  svg: (kind, sought) => draws.get(kind)?.(sought),
  names: (kind, sought) => {
    if (kind !== 'icon') return [];
    return sought.trim() === '' ? iconsIn(texts()) : iconsFor(sought);
  },
});
