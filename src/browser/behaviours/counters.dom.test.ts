import { expect, test, vi } from 'vitest';
import { counters } from './counters.ts';

test('a number that a translator has written in digits of another script stands', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<b data-counter="stat">१५०</b><b data-counter="stat">150</b>';
  const page = new AbortController();
  counters(page.signal);
  window.dispatchEvent(new Event('scroll'));
  page.abort();
  const [translated, counted] = document.querySelectorAll('b');
  expect(translated?.innerHTML).toBe('१५०');
  expect(counted?.children).toHaveLength(2);
});
