import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { emails, phones } from '#src/content/fixture/reach.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import { waysOf } from './ways-of.ts';

const { contact, labels } = content;
const firm: Firm = {
  ...content.firm,
  phones,
  emails,
};
const at = (url: string) => ({ ...firm, social: { ...firm.social, whatsapp: { label: 'WhatsApp', url } } });
const way = (kind: 'call' | 'chat' | 'write' | 'visit', facts = firm) =>
  waysOf(contact, facts, labels)[contact.ways.items.findIndex((item) => item.kind === kind)];

test('calling and writing open the telephone and the mail; both texts can be copied', () => {
  expect(way('call')).toMatchObject({ value: '+94 11 000 0000', href: 'tel:+94110000000' });
  expect(way('call')?.copy?.text).toBe('+94 11 000 0000');
  expect(way('write')).toMatchObject({ value: 'info@example.com', href: 'mailto:info@example.com' });
});

test('each copy button says what it copies', () => {
  const labelled = waysOf(contact, firm, labels).flatMap(({ copy }) => copy?.label ?? []);
  expect(new Set(labelled).size).toBe(3);
});

test('chat and map open in a new tab and say so', () => {
  expect(way('chat')?.newTab).toBe(labels.actions.newTab);
  expect(way('visit')).toMatchObject({ href: firm.address.map, newTab: labels.actions.newTab });
});

test('the chat shows the number it goes to where it is one of ours, else the name of the service', () => {
  expect(way('chat', at('https://wa.me/94770000000'))?.value).toBe('+94 77 000 0000');
  expect(way('chat', at('https://wa.me/94999999999'))?.value).toBe('WhatsApp');
});
