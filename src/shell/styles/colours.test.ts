import { readFileSync } from 'node:fs';
import { brand, families, familyGrounds } from '@site/isometric';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('styles and drawings have one brand', () => {
  const { ink, beam, night } = brand;
  const { hover, 'under-beam': underBeam, ...roles } = night;
  const css = read('brand.css');
  for (const [step, colour] of Object.entries(ink)) expect(css).toContain(`--ink-${step}: ${colour};`);
  expect(css).toContain(`--night-under-beam: ${underBeam};`);
  for (const [role, colour] of Object.entries({ ...roles, 'surface-hover': hover }))
    expect(css).toContain(`--color-${role}: ${colour};`);
  expect(css).toContain(`--beam: ${beam};`);
  const parts = [1, 3, 5].map((at) => Number.parseInt(ink[950].slice(at, at + 2), 16));
  expect(css).toContain(`--deep: ${parts.join(' ')};`);
});

test.each(['lagoon', 'king-coconut', 'tea', 'cinnamon', 'nil-manel'] as const)(
  'styles and drawings have the same %s',
  (name) => {
    const [, block = ''] = read('family-colours.css').split(`[data-family='${name}']`);
    const [lit, body, shaded, deep] = families[name];
    // Too light for text, it is for drawings alone.
    const text = name === 'king-coconut' ? deep : shaded;
    for (const [step, colour] of [lit, body, text, deep].entries())
      expect(block.split('}')[0]).toContain(`--family-${step + 1}: ${colour};`);
    expect(block.split('}')[0]).toContain(`--hero-ground: ${familyGrounds[name]};`);
  },
);

test('every family that content may name has its styles', () => {
  const css = read('families.css') + read('family-colours.css');
  for (const name of Object.keys(families))
    expect(css).toMatch(new RegExp(`\\[data-family='${name}'\\] \\{[^}]*--hero-ground: `));
});
