import { expect, test } from 'vitest';
import { shareTags } from './share-tags.ts';

const tags = shareTags({
  page: { title: 'ISO 13485', description: 'Medical devices.', address: '/iso1385Main' },
  picture: { src: '/social/iso-13485.1a2b3c4d.png', alt: 'Plumb: ISO 13485' },
  site: { name: 'Plumb', url: 'https://www.example.com' },
});
const content = (key: string) =>
  tags.find((tag) => ('property' in tag ? tag.property : tag.name) === key)?.content;

test('has what Open Graph asks for and what the card shows', () => {
  expect(
    Object.fromEntries(tags.map((tag) => ['property' in tag ? tag.property : tag.name, tag.content])),
  ).toEqual({
    'og:type': 'website',
    'og:site_name': 'Plumb',
    'og:locale': 'en_GB',
    'og:url': 'https://www.example.com/iso1385Main',
    'og:title': 'ISO 13485',
    'og:description': 'Medical devices.',
    'og:image': 'https://www.example.com/social/iso-13485.1a2b3c4d.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Plumb: ISO 13485',
    'twitter:card': 'summary_large_image',
  });
});

test.each(['og:url', 'og:image'])('%s is absolute: no network resolves addresses', (key) => {
  expect(content(key)).toMatch(/^https:\/\/www\.example\.com\//);
});

test('Open Graph tags are properties, the one for X is a name', () => {
  expect(tags.filter((tag) => 'name' in tag).map((tag) => tag.content)).toEqual(['summary_large_image']);
});
