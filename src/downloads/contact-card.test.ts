import { expect, test } from 'vitest';
import { emails, phones } from '#src/content/fixture/reach.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import { contactCard } from './contact-card.ts';

const firm: Firm = {
  name: 'Plumb; Level, Ltd',
  legalName: 'Plumb, Level and Daughters (Private) Limited of Colombo and Galle, Incorporated',
  descriptor: 'Consultancy',
  tagline: 'Tagline',
  subtitle: 'Subtitle',
  summary: 'Summary',
  since: 2009,
  incorporated: 2014,
  copyright: 2025,
  url: 'https://www.example.com',
  phones,
  emails,
  address: {
    street: 'Cotta Road',
    city: 'Colombo 08',
    country: 'Sri Lanka',
    countryCode: 'LK',
    latitude: 6.908,
    longitude: 79.883,
    map: 'https://example.com/map',
  },
  hours: [],
  social: {
    facebook: { label: 'Facebook', url: 'https://example.com/f' },
    linkedin: { label: 'LinkedIn', url: 'https://example.com/l' },
    whatsapp: { label: 'WhatsApp', number: '+94 77 000 0000', url: 'https://example.com/w' },
  },
  samples: [],
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

test('no line is longer than 75 octets', () => {
  for (const line of card.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
