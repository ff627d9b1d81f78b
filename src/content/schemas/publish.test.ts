import { expect, test } from 'vitest';
import { publish } from './publish.ts';

test.each([
  { how: 'none yet' },
  { how: 'push', remote: 'origin', branch: 'site/main' },
  { how: 'copy', folder: '/srv/www/site' },
  { how: 'command', command: ['npx', 'wrangler', 'deploy'] },
])('%o is a way to publish', (way) => {
  expect(publish.parse(way)).toEqual(way);
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
  expect(publish.safeParse(way).success).toBe(false);
});
