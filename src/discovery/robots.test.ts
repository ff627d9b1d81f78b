import { expect, test } from 'vitest';
import { robots } from './robots.ts';

const base = 'https://www.example.com';
const linesOf = (isSample: boolean) =>
  robots({ base, isSample })
    .split('\n')
    .filter((line) => line !== '');

test('opens a finished site to everybody and names the sitemap', () => {
  expect(linesOf(false)).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://www.example.com/sitemap.xml',
  ]);
});

test('closes a site that shows samples, and says why', () => {
  const [comment, ...rules] = linesOf(true);
  expect(comment).toMatch(/^# .*samples/);
  expect(rules).toEqual(['User-agent: *', 'Disallow: /', 'Sitemap: https://www.example.com/sitemap.xml']);
});
