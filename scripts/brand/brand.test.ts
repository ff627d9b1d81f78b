import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, projectRoot } from '@site/hosting';
import { type Brand, brand, families } from '@site/isometric';
import { expect, test } from 'vitest';
import { brandStyles } from './brand-styles.ts';
import { lowContrast, lowFamily } from './contrast.ts';
import { tintedFamilies } from './families.ts';
import { familyStyles } from './family-styles.ts';
import { otherBrand } from './fixture/other-brand.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

test('src/styles/brand.css is what the script makes', () => {
  expect(read('src/styles/brand.css'), 'out of date: npm run make:brand').toBe(brandStyles(brand));
});

test('src/styles/family-colours.css is what the script makes', () => {
  const styles = familyStyles(tintedFamilies);
  expect(read('src/styles/family-colours.css'), 'out of date: npm run make:brand').toBe(styles);
  // Too light for text, it is for drawings alone.
  const [, , shaded] = tintedFamilies['king-coconut'].steps;
  expect(styles).not.toContain(shaded);
});

test('every family that content may name has its styles', () => {
  const styles = ['families', 'family-colours'].map((name) => read(`src/styles/${name}.css`)).join('');
  for (const name of Object.keys(families))
    expect(styles).toMatch(new RegExp(`\\[data-family='${name}'\\] \\{[^}]*--hero-ground: `));
});

test('what is written in the colours of the families can be read', () => {
  for (const [name, colours] of Object.entries(tintedFamilies)) expect(lowFamily(name, colours)).toEqual([]);
  const [lit, body] = tintedFamilies.tea.steps;
  expect(lowFamily('tea', { steps: [lit, body, body, body], ground: body })).toEqual([
    expect.stringMatching(`^tea, text: ${body} on #ffffff .* 4\\.5 is needed$`),
    expect.stringMatching(`^tea, text: ${body} on #eef3f4`),
    expect.stringMatching(`^tea, text: ${body} on #f7f2e8`),
    expect.stringMatching(/^tea, white text: /),
    expect.stringMatching(/^tea, white text on the ground of openings: /),
    expect.stringMatching(/^tea, the lit face on the ground of openings: /),
  ]);
});

test('what is written in the colours can be read, in those of another brand as well', () => {
  expect(lowContrast(brand)).toEqual([]);
  expect(lowContrast(otherBrand)).toEqual([]);
});

test.each([
  [
    'links too pale',
    { ...brand, ink: { ...brand.ink, 700: '#5b9bd6' } },
    /^links \(ink 700\): #5b9bd6 on #ffffff/,
  ],
  ['a light too dark', { ...brand, beam: '#1f6fb8' }, /beam\): #1f6fb8 on .* 4\.5 is needed/],
  ['a light night', { ...brand, night: { ...brand.night, mist: '#8899aa' } }, /night mist/],
] satisfies [string, Brand, RegExp][])('names %s', (_, palette, line) => {
  expect(lowContrast(palette)).toContainEqual(expect.stringMatching(line));
});

test('no style and no drawing names a colour of the brand itself', async () => {
  const colours = Object.values({ ...brand.ink, beam: brand.beam, ...brand.night });
  const parts = /rgb\(3 21 38\b/;
  const files = await Promise.all(
    ['src', 'packages/isometric'].map(async (folder) =>
      (await listFiles(join(projectRoot, folder))).map((file) => `${folder}/${file}`),
    ),
  );
  const own = ['packages/isometric/brand.ts', 'src/styles/brand.css'];
  const named = files
    .flat()
    .filter(
      (file) => /\.(css|tsx?|astro)$/.test(file) && !/fixture|\.test\./.test(file) && !own.includes(file),
    )
    .filter((file) => {
      const text = read(file);
      return parts.test(text) || colours.some((colour) => text.includes(colour));
    });
  expect(named).toEqual([]);
});
