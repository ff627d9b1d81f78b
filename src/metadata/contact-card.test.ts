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
const lines = contactCard(firm, '2026-11-21').replaceAll('\r\n ', '').split('\r\n');

test('is a card of version 3.0 with every number and address, each with its label, and the day of change', () => {
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines.filter((line) => line.includes('TEL;'))).toHaveLength(3);
  const wanted = [
    'FN:Plumb\\; Level\\, Ltd',
    'N:Plumb\\; Level\\, Ltd;;;;',
    'item1.TEL;TYPE=WORK,VOICE:+94110000000',
    'item1.X-ABLabel:Office',
    'item5.EMAIL;TYPE=INTERNET,WORK:director@example.com',
    'item5.X-ABLabel:Director',
    'ADR;TYPE=WORK:;;Cotta Road;Colombo 08;;;Sri Lanka',
    'GEO:6.908;79.883',
    'REV:2026-11-21T00:00:00Z',
  ];
  expect(lines).toEqual(expect.arrayContaining(wanted));
});
