import { expect, test } from 'vitest';
import { withFirstChange } from './first-change.ts';

const page = (head: string, body: string) => `<head>${head}</head><body class="x">${body}</body>`;

test('the first part that differs can be led to, in both pages', () => {
  const before = page('1', '<h1>A</h1><p class="b">Call <b>12</b></p><p>Z</p>');
  const after = page('2', '<h1>A</h1><p class="b">Call <b>13</b></p><p>Y</p>');
  expect(withFirstChange(after, before)).toBe(after.replace('<p', '<p id="first-change"'));
  expect(withFirstChange(before, after)).toBe(before.replace('<p', '<p id="first-change"'));
});

test('a part that differs in its own tag is that part; one with a name keeps it', () => {
  const before = page('', '<p id="a"><a href="tel:12">12</a></p>');
  const after = before.replaceAll('12', '13');
  expect(withFirstChange(after, before)).toContain('<p id="a"><a id="first-change" href="tel:13">');
  const named = page('', '<p>A</p><p id="b">B</p>');
  expect(withFirstChange(named.replace('B', 'C'), named)).toContain('<p id="first-change">A</p><p id="b">C');
});

test('of a card the whole comes into view', () => {
  const before = page('', '<ul><li>A</li><li class="c"><h3>B</h3><p>12</p></li></ul>');
  expect(withFirstChange(before.replace('12', '13'), before)).toContain(
    '<li>A</li><li id="first-change" class="c">',
  );
  const below = page('', '<ul><li>A</li></ul><p>12</p>');
  expect(withFirstChange(below.replace('12', '13'), below)).toContain('<p id="first-change">13');
});

test('pages that say the same are left as they are', () => {
  expect(withFirstChange(page('1', '<p>A</p>'), page('2', '<p>A</p>'))).toBe(page('1', '<p>A</p>'));
});
