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

const mails = Object.values(firm.emails).map(({ address }) => address);
it.each([...mails, firm.name, firm.legalName, firm.url])('keeps %s in firm.yaml alone', (value) => {
  expect(value).not.toBe('');
  expect(filesWith((text) => text.includes(value))).toEqual([]);
});
