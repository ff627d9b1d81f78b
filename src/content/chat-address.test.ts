import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { chatLink } from './chat-address.ts';

test('the greeting names the page the chat was opened from', () => {
  const whatsapp = { label: 'WhatsApp', number: '+94 77 000 0000', url: 'https://wa.me/94770000000' };
  const href = chatLink({ social: { whatsapp } }, content.labels, 'HACCP & more') ?? '';
  const { protocol, searchParams } = new URL(href);
  expect(protocol).toBe('https:');
  expect(searchParams.get('text')).toContain('HACCP & more');
  expect(searchParams.get('text')).not.toContain('{page}');
});
