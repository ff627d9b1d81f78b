import { expect, test } from 'vitest';
import { publish } from './publish.ts';

test.each([
  { how: 'none yet' },
  { how: 'push', remote: 'origin', branch: 'site/main' },
  { how: 'copy', folder: '/srv/www/site' },
  { how: 'command', command: ['npx', 'wrangler', 'deploy'] },
])('%o is a way to publish', (way) => {
  const ways = { live: way, draft: { how: 'none yet' } };
  expect(publish.parse(ways)).toEqual(ways);
});

test.each([
  { how: 'push', remote: 'ext::sh -c x', branch: 'main' },
  { how: 'push', remote: '--upload-pack=x', branch: 'main' },
  { how: 'push', remote: 'origin', branch: '+main' },
  { how: 'push', remote: 'origin', branch: 'a..b' },
  { how: 'copy', folder: 'site' },
  { how: 'copy', folder: '/' },
  { how: 'copy', folder: '/srv/' },
  { how: 'command', command: [] },
  { how: 'command', command: 'rm -r /' },
  { how: 'ftp' },
  { how: 'none yet', folder: '/srv/www/site' },
])('%o is none', (way) => {
  expect(publish.safeParse({ live: way, draft: { how: 'none yet' } }).success).toBe(false);
});
