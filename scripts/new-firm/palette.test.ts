import { brand, families } from '@site/isometric';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { luminance } from '#scripts/brand/contrast.ts';
import { retint } from './palette.ts';

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
const colour = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);

test('every colour of a palette stays as light as it is, in whatever hue', () => {
  const olds = [...Object.values(brand.ink), ...Object.values(brand.night), ...families.tea];
  fc.assert(
    fc.property(colour, fc.constantFrom(...olds), (wanted, old) => {
      const found = retint(brand.ink[700], wanted)(old);
      expect(found).toMatch(/^#[0-9a-f]{6}$/);
      // To the step that eight bits can show.
      expect(Math.abs(luminance(found) - luminance(old))).toBeLessThan(0.006);
    }),
  );
});

test('a green makes greens, a grey makes greys', () => {
  const parts = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = parts(retint(brand.ink[700], '#1d5c38')(brand.ink[500]));
  expect(green).toBeGreaterThan(red);
  expect(green).toBeGreaterThan(blue);
  const grey = parts(retint(brand.ink[700], '#777777')(brand.ink[500]));
  expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(3);
});
