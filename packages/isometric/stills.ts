import { brand } from './brand.ts';
import { families, steel } from './families.ts';
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

/** A drawing of stills/ or portraits/ that was made once: it shows nothing of the content. SVG text. */
export const still = (file: string, own?: readonly string[]): string =>
  coloured(readText(`${file}.svg`), own);

/**
 * A drawn bust before a pattern: no person, a stand-in for a photograph of 1:1.2. Its fifth colour is that of what is golden.
 * SVG text.
 */
export const portrait = ({ look, family }: { look: string; family: Family }): string =>
  still(`portraits/${look}`, [
    ...families[family],
    family === 'king-coconut' ? '#fff' : families['king-coconut'][1],
  ]);
