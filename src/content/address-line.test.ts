import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { addressLine, townOf } from './address-line.ts';

test('no line ends between the city and its zone', () => {
  const address = {
    ...content.firm.address,
    street: 'Cotta Road',
    city: 'Colombo 08',
    country: 'Sri Lanka',
  };
  expect(addressLine({ address })).toBe('Cotta Road, Colombo\u00a008, Sri Lanka');
});

test.each([
  ['Colombo 08', 'Colombo'],
  ['Nuwara Eliya', 'Nuwara Eliya'],
])('the town of %s is %s', (city, town) => {
  expect(townOf({ address: { ...content.firm.address, city } })).toBe(town);
});
