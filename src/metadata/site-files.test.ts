import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { securityTxt } from './site-files.ts';

test('has the fields of RFC 9116, each on a line of its own', () => {
  const { emails, securityExpires, url } = content.firm;
  expect(securityTxt().split('\n')).toEqual([
    `Contact: mailto:${emails.general.address}`,
    `Expires: ${securityExpires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ]);
});
