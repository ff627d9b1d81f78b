import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import { corporateEntries } from './corporate-entries.ts';

const firm: Firm = {
  ...content.firm,
  address: { ...content.firm.address, street: 'Cotta Road', city: 'Colombo 08', country: 'Sri Lanka' },
  phones: {
    office: { label: 'Office', number: '+94 11 000 0000' },
    chairman: { label: 'Chairman', number: '+94 77 000 0000' },
    director: { label: 'Director', number: '+94 77 000 0001' },
  },
  emails: {
    general: { label: 'Enquiries', address: 'info@example.com' },
    director: { label: 'Director', address: 'director@example.com' },
  },
};

test('address, three telephone numbers and two e-mail addresses, each number and address a link', () => {
  expect(corporateEntries(firm, 'Address').map(({ label, href }) => [label, href])).toEqual([
    ['Address', undefined],
    ['Office', 'tel:+94110000000'],
    ['Chairman', 'tel:+94770000000'],
    ['Director', 'tel:+94770000001'],
    ['Enquiries', 'mailto:info@example.com'],
    ['Director', 'mailto:director@example.com'],
  ]);
});

test('no line ends between the city and its zone', () => {
  const [address] = corporateEntries(firm, 'Address');
  expect(address?.value).toBe('Cotta Road, Colombo\u00a008, Sri Lanka');
});
