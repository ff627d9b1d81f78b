import { expect, it } from 'vitest';
import { files, load } from './this-content.ts';

const { firm } = load();

const digits = (text: string) => text.replace(/\D/g, '');

/** The files below content/ in which a value stands, the firm's own file left out. */
const filesWith = (isIn: (text: string) => boolean) =>
  [...files].filter(([file, text]) => file !== 'content/firm.yaml' && isIn(text)).map(([file]) => file);

it.each(Object.values(firm.phones))('keeps the number $number in firm.yaml alone', ({ number }) => {
  expect(digits(number).length).toBeGreaterThanOrEqual(10);
  // However it is grouped, with the country code or with a nought in its place.
  const national = digits(number).slice(2);
  expect(filesWith((text) => text.replace(/(?<=\d)[ ()-]+(?=\d)/g, '').includes(national))).toEqual([]);
});

it.each(Object.values(firm.emails))('keeps the address $address in firm.yaml alone', ({ address }) => {
  expect(filesWith((text) => text.includes(address))).toEqual([]);
});

it.each(['legalName', 'url'] as const)('keeps the value of %s in firm.yaml alone', (key) => {
  expect(firm[key]).not.toBe('');
  expect(filesWith((text) => text.includes(firm[key]))).toEqual([]);
});

it('keeps the name of the firm in firm.yaml alone', () => {
  expect(filesWith((text) => text.includes(firm.name))).toEqual([]);
});
