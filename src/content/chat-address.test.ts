import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { chatLink } from './chat-address.ts';

test('the greeting names the page the chat was opened from', () => {
  const href = chatLink(content.firm, content.labels, 'HACCP & more');
  const { protocol, searchParams } = new URL(href);
  expect(protocol).toBe('https:');
  expect(searchParams.get('text')).toContain('HACCP & more');
  expect(searchParams.get('text')).not.toContain('{page}');
});
