// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { afterRest } from './after-rest.ts';

const begin = vi.fn();
const root = document.documentElement;

afterEach(() => {
  begin.mockClear();
  root.removeAttribute('data-rest');
});

test('where the rest is there, behaviours begin at once', () => {
  afterRest(begin);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('where it is still to come, they begin once it is there', () => {
  root.dataset.rest = 'coming';
  afterRest(begin);
  expect(begin).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('rest'));
  document.dispatchEvent(new Event('rest'));
  expect(begin).toHaveBeenCalledTimes(1);
});
