import type { Drawn } from '@site/editor';
import { families, objectDrawing, portrait, standardHero, wordmark } from '@site/isometric';
import { cameras, portraitLooks, sceneNames, wordmarkMarks, wordmarkStyles } from '@site/isometric/names';
import { hasIcon, iconPaths } from '#src/content/icons.ts';
import { iconsFor } from './icon-search.ts';

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

const palettes = new Map<string, readonly string[]>(Object.entries(families));

/** The four steps of a family, lit to deep. */
const swatch = (family: string) => {
  const steps = palettes
    .get(family)
    ?.map((colour, index) => `<path fill="${colour}" d="M${index * 2} 0h2v4h-2z"/>`);
  return steps && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${steps.join('')}</svg>`;
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
  ['family', swatch],
]);

/** The icons that the texts name, each once, in the order of the alphabet. */
const iconsIn = (texts: ReadonlyMap<string, string>) => {
  const named = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/\bicon: ([a-z0-9-]+)$/gm)].map(([, found = '']) => found),
  );
  return [...new Set(named)].filter(hasIcon).toSorted();
};

/** What this site draws for the names in its texts. An icon that nobody has sought for is one that the texts show already. */
export const drawnAt = (texts: () => ReadonlyMap<string, string>): Drawn => ({
  kinds: [...draws.keys()],
  svg: (kind, sought) => draws.get(kind)?.(sought),
  names: (kind, sought) => {
    if (kind !== 'icon') return [];
    return sought.trim() === '' ? iconsIn(texts()) : iconsFor(sought);
  },
});
