import fc from 'fast-check';
import { expect, test } from 'vitest';
import { data } from '../fixture/data.ts';
import { chatAddress, mailAddress, messageOf } from './message.ts';

const { words } = data;
const nothing = { standards: [], gates: [] };
const full = {
  people: 1400,
  work: 'Paper, board, printing',
  standards: ['ISO 14001:2026', 'ISO 45001:2018'],
  wanted: { kind: 'certificate', day: '2027-06-30' },
  days: { low: 10, high: 21.5 },
  quickestEnd: '2027-06-06',
  gates: ['ISO 14001 9.2', 'ISO 45001 5.4'],
} as const;

test('a message says what is known', () => {
  expect(messageOf(full, words)).toBe(
    'Hello. 1,400 people, paper, board, printing. Planned: ISO 14001:2026, ISO 45001:2018, certificate by 30 June 2027. ' +
      '10 to 21.5 auditor days; quickest end 6 June 2027. Still to close: ISO 14001 9.2, ISO 45001 5.4. Please call us.',
  );
});

test('what is not known is left out', () => {
  expect(messageOf(nothing, words)).toBe('Hello. Please call us.');
  expect(messageOf({ ...nothing, work: 'Hotels', quickestEnd: '2027-06-06' }, words)).toBe(
    'Hello. Hotels. Quickest end 6 June 2027. Please call us.',
  );
  expect(messageOf({ ...nothing, wanted: { kind: 'audit', day: '2027-04-26' } }, words)).toBe(
    'Hello. Audit by 26 April 2027. Please call us.',
  );
});

test('a link stands in a line of its own, whole or not at all', () => {
  const link = 'https://www.example.com/plan#v1&people=140';
  expect(messageOf({ ...nothing, link }, words)).toBe(`Hello. Please call us.\nMy plan: ${link}`);
  expect(messageOf({ ...nothing, link: link.padEnd(1500, 'x') }, words)).toBe('Hello. Please call us.');
});

test('a message never has more than 1,000 characters, and keeps its link', () => {
  const link = 'https://www.example.com/plan#v1';
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 200 }), fc.boolean(), (gates, hasLink) => {
      const text = messageOf({ ...full, gates, link: hasLink ? link : undefined }, words);
      return text.length <= 1000 && text.endsWith(link) === hasLink;
    }),
  );
});

test('the text is handed over whole', () => {
  const text = 'Hello & goodbye?\nMy plan: https://www.example.com/plan#v1&a=s1.2';
  const chat = new URL(chatAddress('https://wa.me/94110000000', text));
  expect(chat.searchParams.get('text')).toBe(text);
  const mail = new URL(mailAddress('info@example.com', 'A plan', text));
  expect(mail.pathname).toBe('info@example.com');
  expect(mail.searchParams.get('subject')).toBe('A plan');
  expect(mail.searchParams.get('body')).toBe(text.replace('\n', '\r\n'));
});
