import { brand } from './brand.ts';
import { families, steel } from './families.ts';
import type { HeroLayout } from './hero.ts';
import { readText } from './read-text.ts';

const palettes = new Map<string, ReadonlyMap<string, string>>(
  Object.entries({ ...families, steel, ink: brand.ink }).map(([name, steps]) => [
    name,
    new Map(Object.entries(steps)),
  ]),
);

/** A drawing of the folder stills, which shows nothing of the content: `{steel.2}` in its file is that step of a palette. */
export const still = (name: string): string =>
  readText(`stills/${name}.svg`)
    .replaceAll(/\n/g, '')
    .replaceAll('{beam}', brand.beam)
    .replaceAll(/\{([\w-]+)\.(\d+)\}/g, (_, palette, step) => palettes.get(palette)?.get(step) ?? '');

/** What opens a page so: the road from the first talk to the certificate, the country with a light at Colombo, a 404 out of line. */
export const stillHero = (name: 'road' | 'about' | 'not-found', layout: HeroLayout): string =>
  still(`${name}-${layout}`);
