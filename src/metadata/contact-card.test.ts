import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { contactCard } from './contact-card.ts';

const firm = {
  ...content.firm,
  name: 'Plumb; Level, Ltd',
  phones: {
    office: { label: 'Office', number: '+94 11 000 0000', href: 'tel:+94110000000' },
    chairman: { label: 'Chairman', number: '+94 77 000 0000', href: 'tel:+94770000000' },
  },
  emails: {
    general: { label: 'Enquiries', address: 'info@example.com' },
    director: { label: 'Director', address: 'director@example.com' },
  },
  address: {
    ...content.firm.address,
    street: 'Cotta Road',
    city: 'Colombo 08',
    country: 'Sri Lanka',
    latitude: 6.908,
    longitude: 79.883,
  },
};
const lines = contactCard(firm, '2026-11-21').replaceAll('\r\n ', '').split('\r\n');

test('is a card of version 3.0 with every number and address, each with its label, and the day of change', () => {
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines.filter((line) => line.includes('TEL;'))).toHaveLength(2);
  const wanted = [
    'FN:Plumb\\; Level\\, Ltd',
    'N:Plumb\\; Level\\, Ltd;;;;',
    'item1.TEL;TYPE=WORK,VOICE:+94110000000',
    'item1.X-ABLabel:Office',
    'item4.EMAIL;TYPE=INTERNET,WORK:director@example.com',
    'item4.X-ABLabel:Director',
    'ADR;TYPE=WORK:;;Cotta Road;Colombo 08;;;Sri Lanka',
    'GEO:6.908;79.883',
    'REV:2026-11-21T00:00:00Z',
  ];
  expect(lines).toEqual(expect.arrayContaining(wanted));
});
