// @vitest-environment-options {"settings":{"disableCSSFileLoading":true,"disableJavaScriptFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import { beforeEach, expect, test } from 'vitest';
import { isOfThisRelease, swap } from './swap.ts';

const parse = (head: string, body = '') =>
  new DOMParser().parseFromString(`<html><head>${head}</head><body>${body}</body></html>`, 'text/html');

const files = '<link rel="stylesheet" href="/site.css"><script type="module" src="/site.js"></script>';

beforeEach(() => {
  document.head.innerHTML = `<title>Old</title>${files}<link rel="icon" href="/i.svg">`;
  document.body.innerHTML = '<h1>Old</h1>';
});

// That the next page has its title and its body: tests/e2e/change-of-page.spec.ts.
test('what both heads hold is the same element as before, so that no style or script is loaded again', () => {
  const kept = [...document.querySelectorAll('link, script')];
  swap(parse(`<title>New</title>${files}<link rel="icon" href="/i.svg">`));
  expect([...document.querySelectorAll('link, script')]).toEqual(kept);
});

test('a page of another release, or of somebody else, is told from one of ours', () => {
  expect(isOfThisRelease(parse(files))).toBe(true);
  expect(isOfThisRelease(parse('<script type="module" src="/site.2.js"></script>'))).toBe(false);
  expect(isOfThisRelease(parse('<title>Hotel Wi-Fi login</title>'))).toBe(false);
});

test('what extensions have put into the head and the body stays, and is not moved', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style>p{}</style><link rel="stylesheet" href="chrome-extension://a/dark.css">',
  );
  document.body.insertAdjacentHTML('beforeend', '<their-bar></their-bar><div></div>');
  const watch = new MutationObserver(() => undefined);
  watch.observe(document.body, { childList: true });
  swap(parse(`<title>New</title>${files}`, '<h1>New</h1><p>Text</p>'));
  expect(document.head.querySelectorAll('style, [href^=chrome]')).toHaveLength(2);
  expect(document.body.innerHTML).toBe('<h1>New</h1><p>Text</p><their-bar></their-bar><div></div>');
  const moved = watch.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
  expect(moved.map(({ nodeName }) => nodeName)).toEqual(['H1']);
});
