import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aboutHero } from './about-hero.ts';
import { cardDrawing } from './card-drawing.ts';
import { chart } from './chart.ts';
import { type Compared, comparisonHero } from './comparison-hero.ts';
import { boundsOfPoints } from './face.ts';
import { families } from './families.ts';
import { flatten } from './geometry/flatten.ts';
import { parsePath } from './geometry/parse-path.ts';
import { homeIsland } from './home-island.ts';
import { appIcon, favicon } from './logo-mark.ts';
import type { Family } from './names.ts';
import { portraitLooks, type SceneName, sceneNames, wordmarkMarks } from './names.ts';
import { notFoundHero } from './not-found-hero.ts';
import { numeralField } from './numeral-field.ts';
import { objectDrawing } from './object-drawing.ts';
import { missingLogo, missingPhoto } from './placeholders.ts';
import { portrait } from './portrait.ts';
import { road } from './road.ts';
import { servicesHero } from './services-hero.ts';
import { socialCard } from './social-card.ts';
import { standardHero } from './standard-hero.ts';
import { terraceHero } from './terrace-hero.ts';
import { wordmark } from './wordmark.ts';

const KB = 1024;
const LAYOUTS = ['wide', 'tall'] as const;

/** Every number or name that stands as architecture, with its subject's scene and family. */
const STANDARDS: readonly (readonly [numeral: string, scene: SceneName, family: Family])[] = [
  ['9001', 'gauge-blocks', 'ocean'],
  ['13485', 'monitor-syringe', 'lagoon'],
  ['14001', 'turbine-tea', 'tea'],
  ['15189', 'microscope', 'lagoon'],
  ['15378', 'bottle-blister', 'lagoon'],
  ['17025', 'weights', 'lagoon'],
  ['18404', 'bell-curve', 'ocean'],
  ['19011', 'document-lens', 'ocean'],
  ['22000', 'cocoa-jar', 'king-coconut'],
  ['22301', 'bridge', 'nil-manel'],
  ['22716', 'pump-cream', 'lagoon'],
  ['27001', 'servers-lock', 'nil-manel'],
  ['37001', 'balance', 'nil-manel'],
  ['45001', 'helmet-cones', 'cinnamon'],
  ['FSSC', 'layers-cocoa', 'king-coconut'],
  ['HACCP', 'vat-thermometer', 'king-coconut'],
  ['GMP', 'vials-blister', 'lagoon'],
];

const NUMBERED = STANDARDS.map(([numeral, , family]) => ({ numeral, family }));
/** Those of a firm that offers one more, and others not. */
const OTHERS = [
  ...NUMBERED.filter(({ numeral }) => numeral !== '9001' && numeral !== '22000'),
  { numeral: '50001', family: 'tea' },
] as const;
const FEW = OTHERS.slice(0, 2);

type Drawing = { readonly name: string; readonly draw: () => string; readonly limit: number };

/** From two to four, as a comparison may hold. */
const COMPARED: readonly Compared[] = [
  { scene: 'vat-thermometer', family: 'king-coconut' },
  { scene: 'cocoa-jar', family: 'king-coconut' },
  { scene: 'bridge', family: 'nil-manel' },
  { scene: 'helmet-cones', family: 'cinnamon' },
];

const TOWNS = [
  { name: 'Colombo', longitude: 79.883, latitude: 6.908 },
  { name: 'Kandy', longitude: 80.635, latitude: 7.291 },
  { name: 'Jaffna', longitude: 80.01, latitude: 9.66 },
];

const drawings: readonly Drawing[] = [
  ...sceneNames.map((scene) => ({ name: `card ${scene}`, draw: () => cardDrawing({ scene }), limit: 1.5 })),
  ...sceneNames.map((scene) => ({
    name: `object ${scene}`,
    draw: () => objectDrawing({ scene }),
    limit: 1.5,
  })),
  ...LAYOUTS.flatMap((layout): Drawing[] => [
    ...STANDARDS.map(([numeral, scene, family]) => ({
      name: `hero ${numeral} ${layout}`,
      draw: () => standardHero({ scene, numeral, family, layout }),
      limit: 3,
    })),
    {
      name: `terrace ${layout}`,
      draw: () => terraceHero({ scene: 'pawns', family: 'cinnamon', layout }),
      limit: 3,
    },
    ...[2, 3, 4].map((count) => ({
      name: `comparison of ${count} ${layout}`,
      draw: () => comparisonHero({ compared: COMPARED.slice(0, count), layout }),
      limit: count < 4 ? 3 : 3.5,
    })),
    {
      name: `comparison as a staircase ${layout}`,
      draw: () => comparisonHero({ compared: COMPARED, isStaircase: true, layout }),
      limit: 3.5,
    },
    { name: `island ${layout}`, draw: () => homeIsland({ standards: NUMBERED, layout }), limit: 7 },
    {
      name: `island ${layout} of others`,
      draw: () => homeIsland({ standards: OTHERS, layout }),
      limit: 8,
    },
    { name: `island ${layout} of few`, draw: () => homeIsland({ standards: FEW, layout }), limit: 7 },
    { name: `road ${layout}`, draw: () => road({ layout }), limit: 6 },
    { name: `about ${layout}`, draw: () => aboutHero({ layout }), limit: 5 },
    {
      name: `services ${layout}`,
      draw: () =>
        servicesHero({
          services: [
            { scene: 'numbers', family: 'ocean' },
            { scene: 'vials-blister', family: 'lagoon' },
            { scene: 'vat-thermometer', family: 'king-coconut' },
            { scene: 'parcel', family: 'ocean' },
            { scene: 'round-table', family: 'cinnamon' },
            { scene: 'layers-cocoa', family: 'king-coconut' },
          ],
          layout,
        }),
      limit: 6,
    },
    { name: `not found ${layout}`, draw: () => notFoundHero({ layout }), limit: 3 },
  ]),
  ...portraitLooks.map((look) => ({
    name: `portrait ${look}`,
    draw: () => portrait({ look, family: 'lagoon' }),
    limit: 1.25,
  })),
  ...wordmarkMarks.map((mark) => ({
    name: `wordmark ${mark}`,
    draw: () => wordmark({ name: 'Hela Spice', mark, style: 'heavy' }),
    limit: 1.25,
  })),
  { name: 'missing photo', draw: missingPhoto, limit: 1 },
  { name: 'missing logo', draw: missingLogo, limit: 1 },
  ...TOWNS.map((town) => ({ name: `chart of ${town.name}`, draw: () => chart(town), limit: 6 })),
  {
    name: 'object numbers of others',
    draw: () => objectDrawing({ scene: 'numbers', standards: OTHERS }),
    limit: 2.25,
  },
  { name: 'numeral field of few', draw: () => numeralField({ standards: FEW }), limit: 5 },
  { name: 'numeral field', draw: () => numeralField({ standards: NUMBERED }), limit: 5 },
  {
    name: 'social card',
    draw: () =>
      socialCard({
        scene: 'balance',
        numeral: '37001',
        family: 'nil-manel',
        lines: ['ISO 37001:2016'],
        firm: 'Island',
      }),
    limit: 6,
  },
  { name: 'tab icon', draw: favicon, limit: 1 },
  { name: 'app icon', draw: appIcon, limit: 1 },
];

const drawn = new Map(drawings.map(({ name, draw }) => [name, draw()]));

test.each(drawings)('$name is one clean SVG document within its size', ({ name, limit }) => {
  const svg = drawn.get(name) ?? '';
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="[-\d. ]+"/);
  expect(svg).toMatch(/<\/svg>$/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(svg).not.toMatch(
    /<(style|text|script|image|foreignObject)|\sstyle=|\sclass=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
  );
  for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g)) expect(() => parsePath(d)).not.toThrow();
  expect(brotliCompressSync(svg).length / KB).toBeLessThanOrEqual(limit);
});

const standing = drawings.filter(({ name }) =>
  /^(object|hero|terrace|comparison|island|road|about|services|not found)/.test(name),
);

test.each(standing)('$name holds all that stands in it', ({ name }) => {
  const svg = drawn.get(name) ?? '';
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const points = [...svg.matchAll(/<path fill="#[^>]* d="([^"]*)"/g)].flatMap(([, d = '']) =>
    flatten(parsePath(d)).flat(),
  );
  const bounds = boundsOfPoints(points);
  expect(bounds.left).toBeGreaterThanOrEqual(left);
  expect(bounds.top).toBeGreaterThanOrEqual(top);
  expect(bounds.right).toBeLessThanOrEqual(left + width);
  expect(bounds.bottom).toBeLessThanOrEqual(top + height);
});

test('no two drawings are alike', () => {
  expect(new Set(drawn.values()).size).toBe(drawings.length);
});

test('a second drawing gives the same text', () => {
  for (const { name, draw } of drawings.filter((_, i) => i % 4 === 0))
    expect(draw(), name).toBe(drawn.get(name));
});

test('the families are six, each with four different steps', () => {
  expect(Object.keys(families)).toHaveLength(6);
  for (const steps of Object.values(families)) expect(new Set(steps).size).toBe(4);
});
