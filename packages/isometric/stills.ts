import { brand } from './brand.ts';
import { families, steel } from './families.ts';
import type { HeroLayout } from './hero.ts';
import type { Family } from './names.ts';
import { readText } from './read.ts';

const palettes = { ...families, steel, ink: brand.ink, beam: [brand.beam] };

/** SVG text in which `{steel.2}` is that step of a palette, and `{own.2}` of the one that is given. */
export const coloured = (svg: string, own: readonly string[] = []): string => {
  const colours = Object.entries({ ...palettes, own }).flatMap(([name, steps]) =>
    Object.entries(steps).map(([step, colour]): [string, string] => [`{${name}.${step}}`, colour]),
  );
  const named = new Map(colours);
  return svg.replaceAll(/\n\s*/g, '').replaceAll(/\{[^}]+\}/g, (name) => named.get(name) ?? '');
};

/** A drawing that was made once: it shows nothing of the content. */
export const still = (file: string, own?: readonly string[]): string =>
  coloured(readText(`${file}.svg`), own);

/** What opens a page so: the road from the first talk to the certificate, the country with a light at Colombo, a 404 out of line. */
export const stillHero = (name: 'road' | 'about' | 'not-found', layout: HeroLayout): string =>
  still(`stills/${name}-${layout}`);

/**
 * A drawn bust before a pattern: no person, a stand-in for a photograph of 1:1.2. Its fifth colour is that of what is golden.
 * SVG text.
 */
export const portrait = ({ look, family }: { look: string; family: Family }): string =>
  still(`portraits/${look}`, [
    ...families[family],
    family === 'king-coconut' ? '#fff' : families['king-coconut'][1],
  ]);

/** The bust that stands where a photograph failed: steel, nobody. The page adds the words. SVG text. */
export const missingPhoto = (): string => still('stills/missing-photo');

/** What stands where a logo failed: a sheet torn across. The page adds the words. SVG text, 240 by 96. */
export const missingLogo = (): string => still('stills/missing-logo');

/** A plot of a tray with room for what will stand there, as light on ink. SVG text, 260 by 200. */
export const emptyPlot = (): string => still('stills/empty-plot');
