import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { catalogueHero, opening, still } from '@site/isometric';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const art = join(import.meta.dirname, '../../dist/art');
/** A drawing, and its bytes as it is sent. */
type Drawing = readonly [name: string, svg: string, weight: number];

/** Every drawing of the site, by its name without the hash. */
const built = readdirSync(art)
  .filter((file) => file.endsWith('.svg'))
  .map((file): Drawing => {
    const path = join(art, file);
    return [file.replace(/\.[0-9a-f]{8}\.svg$/, ''), readFileSync(path, 'utf8'), statSync(`${path}.br`).size];
  });
const drawn = (name: string, svg: string): Drawing => [name, svg, brotliCompressSync(svg).length];

/** What a firm with other standards, or few of them, would show. */
const others = [
  { numeral: 'GMP', family: 'lagoon' },
  { numeral: '50001', family: 'tea' },
] as const;
const drawings: readonly Drawing[] = [
  ...built,
  drawn('home-hero-wide of others', opening({ standards: others, layout: 'wide' })),
  drawn('home-hero-tall of others', opening({ standards: others, layout: 'tall' })),
  drawn('catalogue-hero-wide of others', catalogueHero({ standards: others, layout: 'wide' })),
  ...['missing-photo', 'missing-logo'].map((name) => drawn(name, still(`stills/${name}`))),
];

const KB = 1024;
/** How many kilobytes a drawing may weigh as it is sent: the first that its name matches. */
const limits: readonly (readonly [name: RegExp, limit: number])[] = [
  [/^(home|services|road)-hero/, 7.5],
  [/^(about|catalogue)-hero|^chart/, 5],
  [/-hero-/, 3.5],
  [/^(portrait|wordmark)/, 1.25],
  [/./, 1.6],
];

/** How many numbers a letter of a path takes. */
const takes = new Map(Object.entries({ m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 }));
/** The letters of a path, with their numbers, that have too few or too many of these. */
const faultsOf = (path: string) =>
  [...path.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([whole, letter = '', rest = '']) => {
    const count = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    const size = takes.get(letter.toLowerCase()) ?? Number.NaN;
    return (size === 0 ? count : count === 0 || count % size) === 0 ? [] : [whole];
  });

test.each(drawings)('%s is one clean and light SVG document', (name, svg, weight) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="[-\d. ]+".*<\/svg>$/s);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(svg).not.toMatch(
    /<(style|text|script|image|foreignObject)|\sstyle=|\sclass=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
  );
  for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g)) expect(faultsOf(d)).toEqual([]);
  const [, limit = 0] = limits.find(([pattern]) => pattern.test(name)) ?? [];
  expect(weight / KB).toBeLessThanOrEqual(limit);
});

/** Whose things the edge may not cut; a field of numbers goes on beyond it. */
const whole = drawings.filter(
  ([name]) => /-(hero-(wide|tall)|object)\b/.test(name) && !/^catalogue/.test(name),
);

/** How many pixels the picture is wide where it is looked at, with as much again on every side. */
const seen = 500;

test.each(whole)('%s holds all that stands in it', async (_, svg) => {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const low = Math.round((seen * height) / width);
  const box = [left - width, top - height, 3 * width, 3 * height].join(' ');
  const painted = [...svg.matchAll(/<path fill="#[^>]*>|<\/?g\b[^>]*>/g)].join('');
  const wider = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${3 * seen}" height="${3 * low}">${painted}</svg>`;
  const alpha = await sharp(Buffer.from(wider)).extractChannel('alpha').raw().toBuffer();
  const isInside = (x: number, y: number) => x >= seen && x < 2 * seen && y >= low && y < 2 * low;
  const places = [...alpha.keys()].filter((at) => alpha[at]);
  expect(places.length).toBeGreaterThan(0);
  const outside = places.filter((at) => !isInside(at % (3 * seen), Math.floor(at / (3 * seen))));
  expect(outside).toEqual([]);
});
