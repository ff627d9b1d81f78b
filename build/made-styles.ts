import { resolve } from 'node:path';
import { brand, families, familyGrounds } from '@site/isometric';
import { type Family, familyNames } from '@site/isometric/names';

/** How far ours reach above and below the line, in percent of their size. */
const archivo = [87.8, 21] as const;
const martian = [100, 20] as const;

/** @param size in which the local fonts run as wide as ours, in percent */
const face = (
  family: string,
  fonts: readonly string[],
  weight: string,
  stretch: string,
  size: number,
  [ascent, descent]: readonly [number, number] = archivo,
  range = '',
) => `@font-face {
  font-family: '${family}';
  src: ${fonts.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  font-stretch: ${stretch};
  size-adjust: ${size}%;
  ascent-override: ${((ascent / size) * 100).toFixed(1)}%;
  descent-override: ${((descent / size) * 100).toFixed(1)}%;
  ${range}
}`;

const regular = ['Arial', 'Liberation Sans', 'Arimo'];
const bold = regular.map((name) => `${name} Bold`);
const mono = [
  'Menlo',
  'Lucida Console',
  'Liberation Mono',
  'DejaVu Sans Mono',
  'Droid Sans Mono',
  'Courier New',
];

const faces = [
  face('Martian Fallback', mono, '400', '100%', 108.3, martian),
  face('Archivo Fallback', [...regular, 'Roboto'], '400 499', '100% 109%', 98.4),
  face('Archivo Fallback', bold, '500 800', '100% 109%', 98),
  face('Archivo Fallback', bold, '400 800', '110% 117%', 109.4),
  face('Archivo Fallback', bold, '400 800', '118% 122%', 118),
  face('Archivo Fallback', regular, '400 599', '123% 125%', 127.6),
  face('Archivo Fallback', bold, '600 800', '123% 125%', 128.8),
  face('Archivo Fallback', bold, '600 800', '123% 125%', 138.4, archivo, 'unicode-range: U+30-39;'),
  face('Archivo Roboto', ['Roboto'], '500', '100% 109%', 104.9),
  face('Archivo Roboto', ['Roboto'], '400', '110% 117%', 118.1),
  face('Archivo Roboto', ['Roboto'], '400', '118% 122%', 127.3),
  face('Archivo Roboto', ['Roboto'], '400', '123% 125%', 138.2),
];

type Colours = Readonly<Record<string, string>>;

const rule = (selector: string, colours: Colours) => {
  const set = Object.entries(colours).map(([name, colour]) => `--${name}: ${colour};`);
  return `${selector} { ${set.join(' ')} }`;
};

const named = (prefix: string, colours: Colours) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [prefix + name, colour]));

/** One colour family per standard or service: lit face, body, text-safe, deep, and the ground of its openings. */
const family = (name: Family) => {
  const [lit, body, shaded, deep] = families[name];
  // Too light for text, it is for drawings alone.
  const text = name === 'king-coconut' ? deep : shaded;
  const steps = named('family-', { 1: lit, 2: body, 3: text, 4: deep });
  // What shell/styles/families.css makes of it at night goes first.
  return rule(`:where([data-family='${name}'])`, { ...steps, 'hero-ground': familyGrounds[name] });
};

const { ink, beam, underBeam, night } = brand;
const deep = ink[950].match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
const colours = `@layer tokens {
  ${rule(':root', { ...named('ink-', ink), deep: deep.join(' '), beam, 'night-under-beam': underBeam })}
  @media (prefers-color-scheme: dark) {
    ${rule(':root', named('color-', night))}
  }
  ${familyNames.map(family).join('\n')}
}`;

const file = resolve('src/shell/styles/made.css');

/**
 * What the shell's styles have of figures and colours: local fonts scaled to the measures of ours, so that nothing moves when ours
 * take their place (how they were measured: docs/decisions/007-fonts.md), and the colours that drawings have too.
 */
export const madeStyles = () => ({
  name: 'made-styles',
  resolveId: (id: string) => (id === 'virtual:made.css' ? file : undefined),
  load: (id: string) => (id === file ? [...faces, colours].join('\n') : undefined),
});
