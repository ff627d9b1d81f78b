import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { addressLine, position, townOf } from './firm-shown.ts';

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

test.each([
  [6.9, 79.8833, '6°54′\u00a0N 79°53′\u00a0E'],
  [-0.05, -10.5, '0°03′\u00a0S 10°30′\u00a0W'],
  // Sixty minutes are the next degree.
  [6.9999, 79.9999, '7°00′\u00a0N 80°00′\u00a0E'],
])('%d, %d is written as a chart does', (latitude, longitude, written) => {
  expect(position({ latitude, longitude })).toBe(written);
});
