import { describe, expect, test } from 'vitest';
import { tags } from './html-tags.ts';

const read = (html: string) =>
  [...tags(html)].map(({ name, attributes, text }) => ({
    name,
    attributes: Object.fromEntries(attributes),
    text,
  }));

describe('the tags of a page', () => {
  test('have lower-case names and attributes in every way of quoting', () => {
    expect(read(`<!doctype html><A HREF="a>b" title='x "y"' data-n=3 hidden>link</A>`)).toEqual([
      { name: 'a', attributes: { href: 'a>b', title: 'x "y"', 'data-n': '3', hidden: '' }, text: '' },
    ]);
  });
  test('carry the text of scripts and styles, in which nothing is a tag', () => {
    expect(read('<script>if (a<b) "<i style>"</script ><style>a>b{}</style><br/>')).toEqual([
      { name: 'script', attributes: {}, text: 'if (a<b) "<i style>"' },
      { name: 'style', attributes: {}, text: 'a>b{}' },
      { name: 'br', attributes: {}, text: '' },
    ]);
  });
  test('are not found in comments, titles or loose text', () => {
    expect(read('<!-- <i onclick=x> --><title><b></title>1 < 2 <p>').map(({ name }) => name)).toEqual([
      'title',
      'p',
    ]);
  });
  test('are found in noscript, which browsers without script read', () => {
    expect(read('<noscript><style>a{}</style></noscript>').map(({ name }) => name)).toEqual([
      'noscript',
      'style',
    ]);
  });
  test('that never close are refused', () => {
    expect(() => read('<p class="a')).toThrow(/never closed/);
  });
});
