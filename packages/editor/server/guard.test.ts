import { expect, test } from 'vitest';
import { previewRefusal } from './guard.ts';

const cookie = 'editor-4330=token';
const ask = (url: string, headers: Record<string, string> = { cookie }) =>
  previewRefusal({ url, headers }, '/site', cookie);
const frame = { cookie, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' };

test.each<[why: string | undefined, url: string, headers?: Record<string, string>]>([
  [undefined, '/contact?a=1', frame],
  [undefined, '/src/shell/start.ts'],
  [undefined, '/@fs/site/node_modules/.vite/deps/react.js?v=1'],
  [undefined, '/@id/__x00__virtual:a'],
  ['no token', '/contact', {}],
  ['no token', '/contact', { cookie: 'editor-4330=other' }],
  ['another origin', '/contact', { ...frame, 'sec-fetch-site': 'cross-site' }],
  ['another origin', '/contact', { ...frame, 'sec-fetch-dest': 'script' }],
  ['no part of the site', '/__open-in-editor?file=/etc/passwd'],
  ['no part of the site', '/@fs/etc/passwd?raw'],
  ['no part of the site', '/@fs/site/.editor/person?raw'],
  ['no part of the site', '/%2eeditor/person?raw'],
  ['no part of the site', '/.git/config'],
  ['no part of the site', '/@fs/site/../etc/passwd'],
  ['no part of the site', '/%'],
])('%j: %s', (why, url, headers) => {
  expect(ask(url, headers)).toBe(why);
});
