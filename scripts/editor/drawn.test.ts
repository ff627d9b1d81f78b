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
import { drawn } from './drawn.ts';

const chosen = { camera, drawing, family, portraitLook, wordmarkMark, wordmarkStyle };
const { properties = {} } = formSchema(z.object({ ...chosen, icon }));
const listed = z.object({ format: z.string(), enum: z.array(z.string()).min(2) });

// That each is drawn otherwise than all others is seen in packages/isometric: here, that a name leads to its drawing.
test.each(Object.keys(chosen))('a %s that a schema lists is drawn, one otherwise than the next', (field) => {
  const { format, enum: names } = listed.parse(properties[field]);
  expect([...(drawn.get(format)?.keys() ?? [])]).toEqual(names);
  const pictures = names.slice(-4).map((name) => drawn.get(format)?.get(name)?.());
  for (const svg of pictures) expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('what there is no name for is not drawn', () => {
  expect(properties.icon).toMatchObject({ format: 'icon' });
  const icons = drawn.get('icon');
  expect(icons?.get('leaf')?.()).toContain('<path d="M5 21');
  for (const name of ['../outline/leaf', 'no-such-icon', 'toString']) expect(icons?.has(name)).toBe(false);
  expect(drawn.get('toString')).toBeUndefined();
});
