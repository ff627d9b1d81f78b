import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { securityTxt } from './security-txt.ts';

test('has the fields of RFC 9116, each on a line of its own', () => {
  const text = securityTxt({
    base: 'https://www.example.com',
    mail: 'info@example.com',
    expires: '2027-10-31',
  });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:info@example.com',
    'Expires: 2027-10-31T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ]);
});

test('securityExpires in content/firm.yaml has not passed and is less than a year ahead', () => {
  const daysLeft = (Date.parse(content.firm.securityExpires) - Date.now()) / 86_400_000;
  expect(daysLeft, 'Check the address in security.txt and set a new day.').toBeGreaterThan(0);
  expect(daysLeft, 'Set a day less than a year ahead.').toBeLessThan(365);
});
