import { expect, test } from 'vitest';
import { contentType } from './content-types.ts';

test.each([
  ['about.html', 'text/html; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['audit.ics', 'text/calendar; charset=utf-8'],
  ['firm.vcf', 'text/vcard; charset=utf-8'],
  ['register.csv', 'text/csv; charset=utf-8'],
  ['PHOTO.JPG', 'image/jpeg'],
  ['body.woff2', 'font/woff2'],
  ['notes.docx', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s is %s', (name, type) => {
  expect(contentType(name)).toBe(type);
});
