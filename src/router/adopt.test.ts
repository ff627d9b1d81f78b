// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { adopt } from './adopt.ts';

const list = (html: string) => {
  const element = document.createElement('ul');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  return element;
};
const other = (html: string) => {
  const element = document.createElement('ul');
  element.innerHTML = html;
  return element;
};

test('what differs follows the next page, and every element of the same shape stays', () => {
  const old = list(
    '<li data-active><a href="/a" aria-current="page">A</a></li><li inert><a href="/b">B</a></li>',
  );
  const elements = [...old.querySelectorAll('*')];
  const next =
    '<li><a href="/a">A</a></li><li data-active="yes"><a href="/b" aria-current="page">B, here</a></li>';
  adopt(old, other(next));
  expect(old.innerHTML).toBe(next);
  expect([...old.querySelectorAll('*')]).toEqual(elements);
});

test('what script has left there goes', () => {
  const old = list('<li data-open="hover"><button aria-expanded="true">+</button></li>');
  adopt(old, other('<li><button aria-expanded="false">+</button></li>'));
  expect(old.innerHTML).toBe('<li><button aria-expanded="false">+</button></li>');
});

test('what has another shape is replaced', () => {
  const old = list('<li>A</li><li><a href="/b">B</a></li>');
  const [first] = old.children;
  adopt(old, other('<li>A</li><li><b>B</b><i>C</i></li>'));
  expect(old.innerHTML).toBe('<li>A</li><li><b>B</b><i>C</i></li>');
  expect(old.firstElementChild).toBe(first);
});
