import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { missingLogo, missingPhoto, numeralField, opening } from '@site/isometric';
import { expect, test } from 'vitest';
import { boundsOfPoints } from '#packages/isometric/face.ts';
import { flatten } from '#packages/isometric/geometry/flatten.ts';
import { parsePath } from '#packages/isometric/geometry/parse-path.ts';

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
  drawn('numeral-field of others', numeralField({ standards: others })),
  drawn('missing-photo', missingPhoto()),
  drawn('missing-logo', missingLogo()),
];

const KB = 1024;
/** How many kilobytes a drawing may weigh as it is sent: the first that its name matches. */
const limits: readonly (readonly [name: RegExp, limit: number])[] = [
  [/^(home|services|road)-hero/, 7.5],
  [/^(about|catalogue)-hero|^chart|^numeral-field/, 5],
  [/-hero-/, 3.5],
  [/^(portrait|wordmark)/, 1.25],
  [/./, 1.6],
];

test.each(drawings)('%s is one clean and light SVG document', (name, svg, weight) => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="[-\d. ]+".*<\/svg>$/s);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(svg).not.toMatch(
    /<(style|text|script|image|foreignObject)|\sstyle=|\sclass=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
  );
  for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g)) expect(() => parsePath(d)).not.toThrow();
  const [, limit = 0] = limits.find(([pattern]) => pattern.test(name)) ?? [];
  expect(weight / KB).toBeLessThanOrEqual(limit);
});

/** Whose things the edge may not cut; a field of numbers goes on beyond it. */
const whole = drawings.filter(
  ([name]) => /-(hero-(wide|tall)|object)\b/.test(name) && !/^catalogue/.test(name),
);

test.each(whole)('%s holds all that stands in it', (_, svg) => {
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
