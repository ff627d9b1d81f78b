import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@site/hosting';
import { expect, test } from 'vitest';
import { brandIn, familiesIn } from './colours.ts';

const read = (name: string) => readFileSync(join(projectRoot, 'packages/isometric', name), 'utf8');
const withoutColours = (text: string) => text.replaceAll(/#[0-9a-f]{6}/g, '');
const lineOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`  ${name}: `));

test('a colour changes those of the brand and nothing else', () => {
  const source = read('brand.ts');
  const recoloured = brandIn(source, { colour: '#1D5C38' });
  expect(withoutColours(recoloured)).toBe(withoutColours(source));
  expect(recoloured.match(/#[0-9a-f]{6}/g)?.some((colour) => source.includes(colour))).toBe(false);
  expect(brandIn(source, { colour: '' })).toBe(source);
});

test('a family takes its new colour in its steps and its ground, the others keep theirs', () => {
  const source = read('families.ts');
  const recoloured = familiesIn(source, { families: ['tea: #8a1d5c', 'king-coconut: #0f4c8a'] });
  expect(withoutColours(recoloured)).toBe(withoutColours(source));
  for (const name of ['tea', "'king-coconut'"]) {
    expect(lineOf(recoloured, name)).toHaveLength(2);
    for (const line of lineOf(source, name)) expect(recoloured).not.toContain(line);
  }
  for (const name of ['cinnamon', "'nil-manel'", 'lagoon'])
    expect(lineOf(recoloured, name)).toEqual(lineOf(source, name));
});

test.each([
  [() => brandIn('', { colour: 'green' }), /green is no colour: write # and six digits/],
  [
    () => familiesIn('', { families: ['coral: #ff7f50'] }),
    /there is no family coral\. Write one of lagoon, /,
  ],
  [() => familiesIn('', { families: ['tea: coral'] }), /coral is no colour/],
])('what is no colour is refused in words: %#', (make, message) => {
  expect(make).toThrow(message);
});
