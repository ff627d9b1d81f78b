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

test('writes a position as a chart does', () => {
  expect(position({ latitude: 6.9, longitude: 79.8833 })).toBe('6°54′\u00a0N 79°53′\u00a0E');
  expect(position({ latitude: -0.05, longitude: -10.5 })).toBe('0°03′\u00a0S 10°30′\u00a0W');
});

test('carries sixty minutes over to the next degree', () => {
  expect(position({ latitude: 6.9999, longitude: 79.9999 })).toBe('7°00′\u00a0N 80°00′\u00a0E');
});
