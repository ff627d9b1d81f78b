import { expect, test } from 'vitest';
import { emails, phones } from '#src/content/fixture/reach.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import { content } from '#src/site/content.ts';
import { waysOf } from './ways-of.ts';

const { contact, labels } = content;
const firm: Firm = {
  ...content.firm,
  phones,
  emails,
  social: { whatsapp: { label: 'WhatsApp', number: '+94 77 000 0000', url: 'https://wa.me/94770000000' } },
};
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

test('the chat shows the number it goes to, and is left out where the firm answers no messages', () => {
  expect(way('chat')?.value).toBe('+94 77 000 0000');
  const kinds = contact.ways.items.map(({ kind }) => kind).filter((kind) => kind !== 'chat');
  expect(waysOf(contact, { ...firm, social: {} }, labels)).toEqual(kinds.map((kind) => way(kind)));
});
