import { expect, test } from 'vitest';
import { publish } from './publish.ts';

// What is none: tests/content/wrong-values.yaml.
test.each([
  { how: 'none yet' },
  { how: 'push', remote: 'origin', branch: 'site/main' },
  { how: 'copy', folder: '/srv/www/site' },
  { how: 'command', command: ['npx', 'wrangler', 'deploy'] },
])('%o is a way to publish', (way) => {
  const ways = { live: way, draft: { how: 'none yet' } };
  expect(publish.parse(ways)).toEqual(ways);
});
