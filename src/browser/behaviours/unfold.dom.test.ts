import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
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
const start = () => {
  for (const found of document.querySelectorAll<HTMLElement>('[data-unfold]')) unfold(found, page.signal);
};
const button = (list: string) => document.querySelector<HTMLElement>(`[aria-controls="${list}"]`);

test('a button unfolds its own list and says so, and folds it again', () => {
  start();
  button('two')?.click();
  expect(unfolded()).toEqual(['two']);
  expect(button('two')?.getAttribute('aria-expanded')).toBe('true');
  expect(button('one')?.getAttribute('aria-expanded')).toBe('false');
  button('two')?.click();
  expect(unfolded()).toEqual([]);
  expect(button('two')?.getAttribute('aria-expanded')).toBe('false');
});

test('what is folded is found by a search of the page, and unfolds when it is', () => {
  Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'));
  document.body.innerHTML =
    '<ul id="one" data-fold><li>1<li>2<li>3<li>4<li>5<p data-detail>6</p></ul>' +
    '<button data-unfold aria-controls="one" aria-expanded="false"></button>';
  start();
  const findable = () => [...document.querySelectorAll('[hidden]')].map(({ outerHTML }) => outerHTML);
  expect(findable()).toEqual([
    '<li hidden="until-found">5<p data-detail="" hidden="until-found">6</p></li>',
    '<p data-detail="" hidden="until-found">6</p>',
  ]);
  document.querySelector('p')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(findable()).toEqual([]);
  expect(unfolded()).toEqual(['one']);
  expect(button('one')?.getAttribute('aria-expanded')).toBe('true');
});

test('a browser that cannot find what is hidden so does not hide it; and it stops with the page', () => {
  document.body.innerHTML =
    '<ul id="one" data-fold><li>1<li>2<li>3<li>4<li>5</ul><button data-unfold aria-controls="one"></button>';
  start();
  expect(document.querySelector('[hidden]')).toBeNull();
  page.abort();
  button('one')?.click();
  expect(unfolded()).toEqual([]);
});
