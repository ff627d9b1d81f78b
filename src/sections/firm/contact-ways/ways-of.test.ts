import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { waysOf } from './ways-of.ts';

const { contact, firm, labels } = content;

// What the ways are is read in the built page: tests/html.
test('the chat is left out where the firm answers no messages', () => {
  const kinds = contact.ways.items.map(({ kind }) => kind);
  const without = waysOf(contact, { ...firm, social: {} }, labels);
  expect(without).toHaveLength(kinds.filter((kind) => kind !== 'chat').length);
  expect(without.filter(({ href }) => href?.includes('wa.me'))).toEqual([]);
});
