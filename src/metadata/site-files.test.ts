import { expect, test } from 'vitest';
import { securityTxt } from './site-files.ts';

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
