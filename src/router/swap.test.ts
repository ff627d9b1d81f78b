// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { loadStyles, swap } from './swap.ts';

const parse = (head: string, body: string) =>
  new DOMParser().parseFromString(`<html><head>${head}</head><body>${body}</body></html>`, 'text/html');

beforeEach(() => {
  document.documentElement.className = 'js';
  document.head.innerHTML =
    '<title>Old</title><style>a{}</style><style>old{}</style><link rel="icon" href="/i.svg">';
  document.body.innerHTML = '<h1>Old</h1>';
});

test('the next page has its title, its styles and its body', () => {
  swap(parse('<title>New</title><style>a{}</style><style>new{}</style>', '<h1>New</h1>'));
  expect(document.title).toBe('New');
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    'a{}',
    'new{}',
  ]);
  expect(document.querySelector('link')).toBeNull();
  expect(document.body.textContent).toBe('New');
});

test('what both heads hold is the same element as before, and the root keeps what the first script set', () => {
  const [style, icon] = [document.querySelector('style'), document.querySelector('link')];
  swap(parse('<title>New</title><style>a{}</style><link rel="icon" href="/i.svg">', ''));
  expect(document.querySelector('style')).toBe(style);
  expect(document.querySelector('link')).toBe(icon);
  expect(document.documentElement.className).toBe('js');
});

test('two equal elements stay two', () => {
  swap(parse('<title>New</title><style>a{}</style><style>a{}</style>', ''));
  expect(document.querySelectorAll('style')).toHaveLength(2);
});

const file = (name: string, media = '') => `<link rel="stylesheet" href="/${name}.css" media="${media}">`;
const files = () =>
  [...document.querySelectorAll('link')].map(({ href, media }) => [new URL(href).pathname, media]);

test('each page is dressed in its own style files alone, after the styles it holds', () => {
  document.head.innerHTML = `<style>old{}</style>${file('paper', 'print')}${file('a')}${file('b', 'not all')}`;
  swap(parse(`<style>new{}</style>${file('paper', 'print')}${file('b')}`, ''));
  expect(files()).toEqual([
    ['/paper.css', 'print'],
    ['/a.css', 'not all'],
    ['/b.css', ''],
  ]);
  expect([...document.head.children].map(({ localName }) => localName)).toEqual([
    'style',
    'link',
    'link',
    'link',
  ]);
});

test('the style files of a page brought ahead are loaded and put off', async () => {
  document.head.innerHTML = file('a');
  const loading = loadStyles(parse('', `${file('a')}${file('b')}`));
  expect(files()).toEqual([
    ['/a.css', ''],
    ['/b.css', 'not all'],
  ]);
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  await loading;
});
