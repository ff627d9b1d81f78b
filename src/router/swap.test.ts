// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { loadStyles, swap } from './swap.ts';

const parse = (head: string, body: string) =>
  new DOMParser().parseFromString(`<html><head>${head}</head><body>${body}</body></html>`, 'text/html');

/** Brings the page whose source this is, whose files come at once, and shows it. */
const show = async (head: string, body = '') => {
  const next = parse(head, body);
  const loading = loadStyles(next);
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  await loading;
  swap(next);
};

beforeEach(() => {
  document.documentElement.className = 'js';
  document.head.innerHTML =
    '<title>Old</title><style>a{}</style><style>old{}</style><link rel="icon" href="/i.svg">';
  document.body.innerHTML = '<h1>Old</h1>';
});

const file = (name: string, media = '') => `<link rel="stylesheet" href="/${name}.css" media="${media}">`;

/** The sheets in their order, by name, and those that are on. */
const sheets = () => {
  const all = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('style, [rel=stylesheet]')];
  const name = (sheet: Element) => sheet.getAttribute('href') ?? sheet.textContent;
  return { all: all.map(name), on: all.filter(({ media }) => media !== 'not all').map(name) };
};

test('the next page has its title, its styles and its body', async () => {
  await show('<title>New</title><style>a{}</style><style>new{}</style>', '<h1>New</h1>');
  expect(document.title).toBe('New');
  expect(sheets().on.sort()).toEqual(['a{}', 'new{}']);
  expect(document.querySelector('[rel=icon]')).toBeNull();
  expect(document.body.innerHTML).toBe('<h1>New</h1>');
});

test('what both heads hold is the same element as before, and the root keeps what the first script set', async () => {
  const [style, icon] = [document.querySelector('style'), document.querySelector('link')];
  await show('<title>New</title><style>a{}</style><link rel="icon" href="/i.svg">');
  expect(document.querySelector('style:not([media="not all"])')).toBe(style);
  expect(document.querySelector('link')).toBe(icon);
  expect(document.documentElement.className).toBe('js');
});

test('two equal elements stay two', async () => {
  const icon = '<link rel="icon" href="/i.svg">';
  await show(icon + icon);
  expect(document.querySelectorAll('link')).toHaveLength(2);
});

test('each page is dressed in its own styles alone, its files after the styles it holds', async () => {
  document.head.innerHTML = `<style>old{}</style>${file('paper', 'print')}${file('a')}`;
  await show(`<style>new{}</style>${file('paper', 'print')}`, file('b'));
  expect(sheets()).toEqual({
    all: ['new{}', 'old{}', '/paper.css', '/a.css', '/b.css'],
    on: ['new{}', '/paper.css', '/b.css'],
  });
  expect(document.querySelector('[href="/paper.css"]')?.getAttribute('media')).toBe('print');
  await show(`<style>old{}</style>${file('paper', 'print')}${file('a')}`);
  expect(sheets()).toEqual({
    all: ['new{}', 'old{}', '/paper.css', '/a.css', '/b.css'],
    on: ['old{}', '/paper.css', '/a.css'],
  });
});

test('the styles of a page brought ahead are there and put off', () => {
  document.head.innerHTML = file('a');
  void loadStyles(parse('<style>new{}</style>', `${file('a')}${file('b')}`));
  expect(sheets()).toEqual({ all: ['new{}', '/a.css', '/b.css'], on: ['/a.css'] });
});

test('what stands above the content stays, the content changes', async () => {
  const above = (here: string) =>
    `<a href="#main">Skip</a><header data-header=""><a${here}>Team</a></header>`;
  document.body.innerHTML = `${above('')}<main>Old</main><p>Said</p>`;
  const elements = [...document.querySelectorAll('body > a, header, header a')];
  await show('', `${above(' aria-current="page"')}<main>New</main>`);
  expect(document.body.innerHTML).toBe(`${above(' aria-current="page"')}<main>New</main>`);
  expect([...document.querySelectorAll('body > a, header, header a')]).toEqual(elements);
});

test('where one page has no header all of it changes', async () => {
  document.body.innerHTML = '<header data-header=""></header><main>Old</main>';
  await show('', '<p>New</p>');
  expect(document.body.innerHTML).toBe('<p>New</p>');
});
