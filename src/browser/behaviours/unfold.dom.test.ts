import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { element, pageSignal } from './fixture/element.ts';
import { unfold } from './unfold.ts';

const list = (id: string) =>
  `<ul id="${id}" data-fold><li>1<li data-detail>5<p data-detail>6</p></ul>
  <button data-unfold aria-controls="${id}" aria-expanded="false"></button>`;

beforeEach(() => {
  document.body.innerHTML = list('one') + list('two');
});

const unfolded = () => [...document.querySelectorAll('[data-unfolded]')].map(({ id }) => id);
const start = () => {
  for (const found of document.querySelectorAll<HTMLElement>('[data-unfold]')) unfold(found, pageSignal());
};
const button = (list: string) => element(`[aria-controls="${list}"]`);

test('a button unfolds its own list and says so, and folds it again; what a search could not find is not hidden', () => {
  start();
  expect(document.querySelector('[hidden]')).toBeNull();
  button('two').click();
  expect(unfolded()).toEqual(['two']);
  expect(button('two').getAttribute('aria-expanded')).toBe('true');
  expect(button('one').getAttribute('aria-expanded')).toBe('false');
  button('two').click();
  expect(unfolded()).toEqual([]);
  expect(button('two').getAttribute('aria-expanded')).toBe('false');
});

test('what is folded is found by a search of the page, and unfolds when it is', () => {
  Object.defineProperty(HTMLElement.prototype, 'onbeforematch', { value: null, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'));
  start();
  const findable = () => [...document.querySelectorAll('#one [hidden]')].map(({ outerHTML }) => outerHTML);
  expect(findable()).toEqual([
    '<li data-detail="" hidden="until-found">5<p data-detail="" hidden="until-found">6</p></li>',
    '<p data-detail="" hidden="until-found">6</p>',
  ]);
  document.querySelector('p')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(findable()).toEqual([]);
  expect(unfolded()).toEqual(['one']);
  expect(button('one').getAttribute('aria-expanded')).toBe('true');
});
