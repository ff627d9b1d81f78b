import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { addressLine } from './address-line.ts';

test('no line ends between the city and its zone', () => {
  const address = {
    ...content.firm.address,
    street: 'Cotta Road',
    city: 'Colombo 08',
    country: 'Sri Lanka',
  };
  expect(addressLine({ address })).toBe('Cotta Road, Colombo\u00a008, Sri Lanka');
});
