// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { whenStyled } from './when-styled.ts';

afterEach(() => document.body.replaceChildren());

/** A page whose late styles are there, or are still on their way. */
const pageWith = (sheet: object | null) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.body.append(link);
  return link;
};

test('a page without late styles begins at once', () => {
  const begin = vi.fn();
  whenStyled(begin);
  expect(begin).toHaveBeenCalledOnce();
});

test('so does one whose styles are there', () => {
  pageWith({});
  const begin = vi.fn();
  whenStyled(begin);
  expect(begin).toHaveBeenCalledOnce();
});

test.each(['load', 'error'])('a page whose styles are on their way begins at their %s, once', (end) => {
  const link = pageWith(null);
  const begin = vi.fn();
  whenStyled(begin);
  expect(begin).not.toHaveBeenCalled();
  link.dispatchEvent(new Event(end));
  link.dispatchEvent(new Event(end));
  expect(begin).toHaveBeenCalledOnce();
});
