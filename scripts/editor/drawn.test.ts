import { formSchema } from '@site/editor/form-schema';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  camera,
  drawing,
  family,
  icon,
  portraitLook,
  wordmarkMark,
  wordmarkStyle,
} from '#src/content/schemas/reference.ts';
import { drawnAt } from './drawn.ts';

const texts = new Map([
  ['content/a.yaml', 'items:\n  - title: A\n    icon: leaf\n  - icon: award\n'],
  ['content/b.yaml', 'icon: leaf\n'],
]);
const drawn = drawnAt(() => texts);

const chosen = { camera, drawing, family, portraitLook, wordmarkMark, wordmarkStyle };
const { properties = {} } = formSchema(z.object({ ...chosen, icon }));
const listed = z.object({ format: z.string(), enum: z.array(z.string()).min(2) });

// That each is drawn otherwise than all others is seen in packages/isometric: here, that a name leads to its drawing.
test.each(Object.keys(chosen))('a %s that a schema lists is drawn, one otherwise than the next', (field) => {
  const { format, enum: names } = listed.parse(properties[field]);
  expect(drawn.kinds).toContain(format);
  const pictures = names.slice(-4).map((name) => drawn.svg(format, name));
  for (const svg of pictures) expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('what there is no name for is not drawn', () => {
  expect(properties.icon).toMatchObject({ format: 'icon' });
  expect(drawn.svg('icon', 'leaf')).toContain('<path d="M5 21');
  expect(drawn.svg('icon', '../outline/leaf')).toBeUndefined();
  expect(drawn.svg('icon', 'no-such-icon')).toBeUndefined();
  expect(drawn.svg('drawing', 'toString')).toBeUndefined();
  expect(drawn.svg('family', 'constructor')).toBeUndefined();
  expect(drawn.svg('toString', 'leaf')).toBeUndefined();
});

test('icons that the texts show come first, others are found by what they are called or described by', () => {
  expect(drawn.names('icon', ' ')).toEqual(['award', 'leaf']);
  expect(drawn.names('icon', 'certif')[0]).toBe('certificate');
  const described = drawn.names('icon', 'plant');
  expect(described).toContain('leaf');
  expect(described.indexOf('plant')).toBeLessThan(described.indexOf('leaf'));
  expect(drawn.names('icon', 'leaf off')[0]).toBe('leaf-off');
  // Of the filled ones alone there is nothing to draw.
  for (const name of drawn.names('icon', 'heart')) expect(drawn.svg('icon', name), name).toBeDefined();
  expect(drawn.names('icon', 'zzzz')).toEqual([]);
  expect(drawn.names('drawing', '')).toEqual([]);
});
