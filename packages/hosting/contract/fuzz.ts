import { array, constantFrom, integer, oneof, record, sample, string } from 'fast-check';

/** Pieces that servers have stumbled over, between ordinary ones. */
const pieces = [
  '/',
  '//',
  '.',
  '..',
  '../',
  '%2e%2e/',
  '..%2f',
  '..%5c',
  '\\',
  '%00',
  '%zz',
  '%',
  '%c3%28',
  '%0d%0a',
  '%25',
  '?',
  '#',
  'about',
  'index',
  '.html',
  '.br',
  '.env',
  '.git/config',
  '_astro',
  '_headers',
  'secret.txt',
  'art',
  'evil.example',
  'http:',
  ';',
  ':',
  '@',
  '*',
  '~',
  '|',
  '"',
  "'",
  '<script>',
  '{',
  '}',
  'é',
  '\u00ff',
  'a'.repeat(300),
];
const path = oneof(
  {
    weight: 4,
    arbitrary: array(constantFrom(...pieces), { maxLength: 12 }).map((parts) => `/${parts.join('')}`),
  },
  {
    weight: 1,
    arbitrary: array(integer({ min: 0x21, max: 0xff }), { maxLength: 60 }).map(
      (codes) => `/${String.fromCharCode(...codes)}`,
    ),
  },
);
const visible = string({ unit: 'grapheme-ascii', maxLength: 30 });

const message = record({
  method: oneof(
    { weight: 8, arbitrary: constantFrom('GET', 'HEAD') },
    { weight: 1, arbitrary: constantFrom('POST', 'PUT', 'OPTIONS', 'PROPFIND', 'TRACE') },
  ),
  path,
  headers: record(
    {
      'accept-encoding': oneof(
        visible,
        constantFrom('br;q=', 'gzip;q=2, br;q=-1', '*;q=0', 'identity;q=0', ',,;;'),
      ),
      range: oneof(
        visible,
        constantFrom('bytes=-', 'bytes=9-1', 'bytes=0-0,2-3', 'bytes=99999999999999999999-', 'bytes=-0'),
      ),
      'if-none-match': oneof(visible, constantFrom('*', 'W/""', '""')),
      'if-range': visible,
      host: constantFrom('localhost', 'evil.example', '', '[::1]:80', 'localhost:99999'),
    },
    { requiredKeys: [] },
  ),
});

/** Requests made up at random, the same ones for the same seed. */
export const fuzzedRequests = (count: number, seed: number) => sample(message, { numRuns: count, seed });
