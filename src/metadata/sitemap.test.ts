import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

test('is a sitemap of the protocol: one url with loc and lastmod for each page, nothing else', () => {
  const pages = [
    { isListed: true, address: '/', changed: '2026-11-21' },
    { isListed: true, address: '/r&d', changed: '2026-10-01' },
    { isListed: false, address: '/404', changed: '2026-10-01' },
  ];
  expect(sitemap(pages, 'https://www.example.com')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://www.example.com/</loc><lastmod>2026-11-21</lastmod></url>',
      '<url><loc>https://www.example.com/r&amp;d</loc><lastmod>2026-10-01</lastmod></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});
