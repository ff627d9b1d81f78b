import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cardDrawing } from './card-drawing.ts';
import { chart } from './chart.ts';
import { comparisonHero } from './comparison-hero.ts';
import { boundsOfPoints } from './face.ts';
import { families } from './families.ts';
import { flatten } from './geometry/flatten.ts';
import { parsePath } from './geometry/parse-path.ts';
import { appIcon, favicon } from './logo-mark.ts';
import type { Family } from './names.ts';
import { portraitLooks, type SceneName, sceneNames, wordmarkMarks } from './names.ts';
import { numeralField } from './numeral-field.ts';
import { objectDrawing } from './object-drawing.ts';
import { opening } from './opening.ts';
import type { Subject } from './plots.ts';
import { road } from './road.ts';
import { servicesHero } from './services-hero.ts';
import { socialCard } from './social-card.ts';
import { missingLogo, missingPhoto, portrait } from './stand-ins.ts';
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

/** A drawing: its name, how many kilobytes it may weigh as it is sent, and how it is made. */
type Drawing = readonly [name: string, limit: number, draw: () => string];

/** From two to four, as a comparison may hold. */
const COMPARED: readonly Subject[] = [
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

/** Those of the services page. */
const SERVICES = [
  ...COMPARED,
  { scene: 'numbers', family: 'ocean' },
  { scene: 'round-table', family: 'cinnamon' },
] as const;

/** What stands in a picture that may not cut it, in each of the two shapes. */
const openings = LAYOUTS.flatMap((layout): Drawing[] => [
  ...STANDARDS.map(
    ([numeral, scene, family]): Drawing => [
      `hero ${numeral} ${layout}`,
      3,
      () => standardHero({ scene, numeral, family, layout }),
    ],
  ),
  ...[2, 3, 4].map(
    (count): Drawing => [
      `comparison of ${count} ${layout}`,
      count < 4 ? 3 : 3.5,
      () => comparisonHero({ compared: COMPARED.slice(0, count), layout }),
    ],
  ),
  [`staircase ${layout}`, 3.5, () => comparisonHero({ compared: COMPARED, isStaircase: true, layout })],
  [`terrace ${layout}`, 3, () => terraceHero({ scene: 'pawns', family: 'cinnamon', layout })],
  [`island ${layout}`, 7, () => opening({ page: 'home', standards: NUMBERED, layout })],
  [`island ${layout} of others`, 8, () => opening({ page: 'home', standards: OTHERS, layout })],
  [`island ${layout} of few`, 7, () => opening({ page: 'home', standards: FEW, layout })],
  [`road ${layout}`, 6, () => road({ layout })],
  [`about ${layout}`, 5, () => opening({ page: 'about', layout })],
  [`services ${layout}`, 6, () => servicesHero({ services: SERVICES, layout })],
  [`not found ${layout}`, 3, () => opening({ page: 'not-found', layout })],
]);
const standing: readonly Drawing[] = [
  ...openings,
  ...sceneNames.map((scene): Drawing => [`object ${scene}`, 1.5, () => objectDrawing({ scene })]),
  ['object numbers of others', 2.25, () => objectDrawing({ scene: 'numbers', standards: OTHERS })],
];
const card = {
  scene: 'balance',
  numeral: '37001',
  family: 'nil-manel',
  lines: ['ISO 37001'],
  firm: 'A',
} as const;
const drawings: readonly Drawing[] = [
  ...standing,
  ...sceneNames.map((scene): Drawing => [`card ${scene}`, 1.5, () => cardDrawing({ scene })]),
  ...portraitLooks.map(
    (look): Drawing => [`portrait ${look}`, 1.25, () => portrait({ look, family: 'lagoon' })],
  ),
  ...wordmarkMarks.map(
    (mark): Drawing => [
      `wordmark ${mark}`,
      1.25,
      () => wordmark({ name: 'Hela Spice', mark, style: 'heavy' }),
    ],
  ),
  ...TOWNS.map((town): Drawing => [`chart of ${town.name}`, 6, () => chart(town)]),
  ['missing photo', 1, missingPhoto],
  ['missing logo', 1, missingLogo],
  ['numeral field of few', 5, () => numeralField({ standards: FEW })],
  ['numeral field', 5, () => numeralField({ standards: NUMBERED })],
  ['social card', 6, () => socialCard(card)],
  ['tab icon', 1, favicon],
  ['app icon', 1, appIcon],
];

const drawn = new Map(drawings.map(([name, , draw]) => [name, draw()]));

test.each(drawings)('%s is one clean SVG document of at most %d KB', (name, limit) => {
  const svg = drawn.get(name) ?? '';
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="[-\d. ]+".*<\/svg>$/s);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(svg).not.toMatch(
    /<(style|text|script|image|foreignObject)|\sstyle=|\sclass=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
  );
  for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g)) expect(() => parsePath(d)).not.toThrow();
  expect(brotliCompressSync(svg).length / KB).toBeLessThanOrEqual(limit);
});

test.each(standing)('%s holds all that stands in it', (name) => {
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
  for (const [name, , draw] of drawings.filter((_, i) => i % 4 === 0))
    expect(draw(), name).toBe(drawn.get(name));
});

test('the families are six, each with four different steps', () => {
  expect(Object.keys(families)).toHaveLength(6);
  for (const steps of Object.values(families)) expect(new Set(steps).size).toBe(4);
});
