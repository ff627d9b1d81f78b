import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '#tests/table.ts';
import { unbrokenParts } from './unbroken-parts.ts';

const texts = z.array(z.string());
const { names, parts } = readTable(
  'src/content/unbroken-parts.yaml',
  z.strictObject({ names: texts, parts: texts }),
);

test.each([...names.map((name) => `Read |${name},| and more`), ...parts])('%s', (text) => {
  expect(unbrokenParts(text.replaceAll('|', '')).join('|')).toBe(text);
});
