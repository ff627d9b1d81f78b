import { expect, test, vi } from 'vitest';
import { counters } from './counters.ts';
import { pageSignal } from './fixture/element.ts';

test('a number that a translator has written in digits of another script stands', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<b data-counter="stat">१५०</b><b data-counter="stat">150</b>';
  counters(pageSignal());
  window.dispatchEvent(new Event('scroll'));
  const [translated, counted] = document.querySelectorAll('b');
  expect(translated?.innerHTML).toBe('१५०');
  expect(counted?.children).toHaveLength(2);
});
