// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unfold } from './unfold.ts';

let page = new AbortController();

beforeEach(() => {
  page = new AbortController();
  document.body.innerHTML =
    '<ul id="one" data-fold></ul><button data-unfold aria-controls="one" aria-expanded="false"></button>' +
    '<ul id="two" data-fold></ul><button data-unfold aria-controls="two" aria-expanded="false"></button>';
});

afterEach(() => page.abort());

const unfolded = () => [...document.querySelectorAll('[data-unfolded]')].map(({ id }) => id);
const button = (list: string) => document.querySelector<HTMLElement>(`[aria-controls="${list}"]`);

test('a button unfolds its own list and says so, and folds it again', () => {
  unfold(page.signal);
  button('two')?.click();
  expect(unfolded()).toEqual(['two']);
  expect(button('two')?.getAttribute('aria-expanded')).toBe('true');
  expect(button('one')?.getAttribute('aria-expanded')).toBe('false');
  button('two')?.click();
  expect(unfolded()).toEqual([]);
  expect(button('two')?.getAttribute('aria-expanded')).toBe('false');
});

test('it stops with the page', () => {
  unfold(page.signal);
  page.abort();
  button('one')?.click();
  expect(unfolded()).toEqual([]);
});
