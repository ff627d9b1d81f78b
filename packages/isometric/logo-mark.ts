import { brand } from './brand.ts';
import { families, INK } from './families.ts';

const [, blue, deep] = families.ocean;
const [, gold] = families['king-coconut'];

/** The firm's mark: a sheet of the A series halved and halved again, 38 by 53.7: width to height 1:√2. */
export const logoSheets: readonly { fill: string; d: string }[] = [
  { fill: deep, d: 'M0 0h38v53.7H0z' },
  { fill: blue, d: 'M0 0h38v26.9H0z' },
  { fill: brand.beam, d: 'M0 26.9h19v26.8H0z' },
  { fill: gold, d: 'M19 40.3h19v13.4H19z' },
];

const SHEETS = logoSheets.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('');

/** The mark on a square for browser tabs. SVG text. */
export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -5.15 64 64">${SHEETS}</svg>`;

/** The mark as SVG text to be set into another drawing, `height` units high. */
export const logoMarkAt = (x: number, y: number, height: number): string =>
  `<g transform="translate(${x} ${y})scale(${+(height / 53.7).toFixed(3)})">${SHEETS}</g>`;

/** The mark filling an opaque square, for home screens that cut corners off. SVG text. */
export const appIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-25 -17.15 88 88">` +
  `<path fill="${INK}" d="M-25-17.15h88v88h-88z"/>${SHEETS}</svg>`;
