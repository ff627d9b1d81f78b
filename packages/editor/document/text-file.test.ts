import { expect, test } from 'vitest';
import { valueIn, withValue } from './text-file.ts';

const source = "---\ntitle: Terms # shown\nchanged: '2026-11-23'\n---\n\n## Scope\n\nText.\n";

test('of Markdown the head and the body can be changed, each for itself', () => {
  expect(valueIn('a.md', source)).toEqual({
    title: 'Terms',
    changed: '2026-11-23',
    body: '\n## Scope\n\nText.\n',
  });
  expect(withValue('a.md', source, valueIn('a.md', source))).toBe(source);
  const value = { title: 'Rules', changed: '2026-11-23', body: '\n## Scope\n\nOther.\n' };
  expect(withValue('a.md', source, value)).toBe(source.replace('Terms', 'Rules').replace('Text.', 'Other.'));
});
