// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStyles } from './sheets.ts';
import { setStage } from './stage.ts';
import { swap } from './swap.ts';

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
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.documentElement.className = 'js';
  document.head.innerHTML =
    '<title>Old</title><style>a{}</style><style>old{}</style><link rel="icon" href="/i.svg">';
  document.body.innerHTML = '<h1>Old</h1>';
});

afterEach(() => {
  vi.useRealTimers();
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
    all: ['new{}', '/b.css', 'old{}', '/paper.css', '/a.css'],
    on: ['new{}', '/b.css', '/paper.css'],
  });
  expect(document.querySelector('[href="/paper.css"]')?.getAttribute('media')).toBe('print');
  await show(`<style>old{}</style>${file('paper', 'print')}${file('a')}`);
  expect(sheets()).toEqual({
    all: ['new{}', '/b.css', 'old{}', '/paper.css', '/a.css'],
    on: ['old{}', '/paper.css', '/a.css'],
  });
});

test('the styles of a page brought ahead are there and put off', () => {
  document.head.innerHTML = file('a');
  void loadStyles(parse('<style>new{}</style>', `${file('a')}${file('b')}`));
  expect(sheets()).toEqual({ all: ['new{}', '/b.css', '/a.css'], on: ['/a.css'] });
});

test('files of a page whose other styles are known come after those', () => {
  document.head.innerHTML = `<style>a{}</style>${file('a')}`;
  void loadStyles(parse('<style>a{}</style>', file('b')));
  expect(sheets()).toEqual({ all: ['a{}', '/a.css', '/b.css'], on: ['a{}', '/a.css'] });
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

test('what is laid out for the next page stays where it is when that page is shown', async () => {
  document.body.innerHTML = '<main>Old</main><p>Said</p>';
  const next = parse('<style>new{}</style>', '<i>Before</i><main>New</main><p>After</p>');
  await loadStyles(next);
  setStage(next);
  const main = document.querySelector('[data-staged]');
  expect(main?.textContent).toBe('New');
  expect(sheets().on).toEqual(['new{}', 'a{}', 'old{}']);
  swap(next);
  expect(document.body.innerHTML).toBe('<i>Before</i><main>New</main><p>After</p>');
  expect(document.querySelector('main')).toBe(main);
  vi.runAllTimers();
  expect(sheets().on).toEqual(['new{}']);
});

test('a page that was laid out before the one that is seen had given up other styles comes in its own', async () => {
  document.body.innerHTML = '<main>Old</main>';
  const [seen, next] = [
    parse('<style>seen{}</style>', '<main>Seen</main>'),
    parse('<style>next{}</style>', '<main>Next</main>'),
  ];
  await Promise.all([loadStyles(seen), loadStyles(next)]);
  setStage(seen);
  swap(seen);
  setStage(next);
  vi.runAllTimers();
  swap(next);
  expect(sheets().on).toContain('next{}');
});

test('a page that has gone by then does not undress the one that is seen', async () => {
  document.body.innerHTML = '<main>Old</main>';
  const next = parse('<style>next{}</style>', '<main>Next</main>');
  const last = parse('<style>last{}</style>', '<main>Last</main>');
  await Promise.all([loadStyles(next), loadStyles(last)]);
  setStage(next);
  swap(next);
  swap(last);
  vi.runAllTimers();
  expect(sheets().on).toEqual(['last{}']);
});

test('what is laid out for one page goes when another is shown', async () => {
  document.body.innerHTML = '<main>Old</main>';
  const asked = parse('', '<main>Asked for</main>');
  const pointed = parse('', '<main>Pointed at</main>');
  setStage(pointed);
  swap(asked);
  expect(document.body.innerHTML).toBe('<main>Asked for</main>');
  expect(pointed.body.innerHTML).toBe('<main>Pointed at</main>');
});
