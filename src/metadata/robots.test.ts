import { expect, test } from 'vitest';
import { robots } from './robots.ts';

test('opens the site to every crawler and names the sitemap by its full address', () => {
  const groups = robots('https://www.example.com')
    .trim()
    .split(/\n{2,}/);
  expect(groups).toEqual(['User-agent: *\nAllow: /', 'Sitemap: https://www.example.com/sitemap.xml']);
});
