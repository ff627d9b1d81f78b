import { expect, test } from 'vitest';
import { linkedAddresses, plainText, textParts } from './term-links.ts';

const text =
  'After [stage 1](/glossary#stage-1) comes [stage 2](/glossary#stage-2), [see](https://example.com) [1], [no](http://a).';

test('takes links apart from the words around them, and leaves other brackets alone', () => {
  expect(textParts(text)).toEqual([
    { words: 'After ' },
    { words: 'stage 1', href: '/glossary#stage-1' },
    { words: ' comes ' },
    { words: 'stage 2', href: '/glossary#stage-2' },
    { words: ', ' },
    { words: 'see', href: 'https://example.com' },
    { words: ' [1], [no](http://a).' },
  ]);
  expect(textParts('See [us](/contact).')).toContainEqual({ words: 'us', href: '/contact' });
  expect(textParts('No link.')).toEqual([{ words: 'No link.' }]);
});

test('gives the text as it is read, and the addresses it leads to', () => {
  expect(plainText(text)).toBe('After stage 1 comes stage 2, see [1], [no](http://a).');
  expect(linkedAddresses(text)).toEqual(['/glossary#stage-1', '/glossary#stage-2', 'https://example.com']);
});
