import { expect, test } from 'vitest';
import { emails, phones } from '#src/content/fixture/reach.ts';
import { content } from '#src/site/content.ts';
import { contactCard } from './contact-card.ts';

const firm = {
  ...content.firm,
  name: 'Plumb; Level, Ltd',
  phones,
  emails,
  address: {
    ...content.firm.address,
    street: 'Cotta Road',
    city: 'Colombo 08',
    country: 'Sri Lanka',
    latitude: 6.908,
    longitude: 79.883,
  },
};
const card = contactCard(firm, '2026-11-21');
const lines = card.replaceAll('\r\n ', '').split('\r\n');

test('begins and ends as a card of version 3.0, with the fields that version demands', () => {
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toContain('FN:Plumb\\; Level\\, Ltd');
  expect(lines).toContain('N:Plumb\\; Level\\, Ltd;;;;');
});

test('holds every number, without spaces, and every address, each with its label', () => {
  expect(lines).toContain('item1.TEL;TYPE=WORK,VOICE:+94110000000');
  expect(lines).toContain('item1.X-ABLabel:Office');
  expect(lines.filter((line) => line.includes('TEL;'))).toHaveLength(3);
  expect(lines).toContain('item5.EMAIL;TYPE=INTERNET,WORK:director@example.com');
  expect(lines).toContain('item5.X-ABLabel:Director');
});

test('the parts of the address stand in their places, and the day of change in universal time', () => {
  expect(lines).toContain('ADR;TYPE=WORK:;;Cotta Road;Colombo 08;;;Sri Lanka');
  expect(lines).toContain('GEO:6.908;79.883');
  expect(lines).toContain('REV:2026-11-21T00:00:00Z');
});
