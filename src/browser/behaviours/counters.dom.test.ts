import { expect, test, vi } from 'vitest';
import { behaviour as counters } from './counters.ts';
import { element, pageSignal } from './fixture/element.ts';

/** Prepares a number below the view to count; returns the function to call when it comes into view or leaves it. */
const start = (number: string, kind = 'stat') => {
  vi.useFakeTimers();
  let see = (_: boolean) => {};
  class Observer {
    constructor(hear: (entries: object[]) => void) {
      const box = new DOMRect(0, 0, 10, 10);
      see = (isIntersecting) => hear([{ isIntersecting, intersectionRect: box, boundingClientRect: box }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = `<b data-counter="${kind}">${number}</b>`;
  element('b').getBoundingClientRect = () => new DOMRect(0, innerHeight, 10, 10);
  counters(document.body, pageSignal());
  window.dispatchEvent(new Event('scroll'));
  see(false);
  return see;
};

test('a number that a translator has written in digits of another script stands', () => {
  start('१५०');
  expect(element('b').innerHTML).toBe('१५०');
});

// Specification, section 4: about 2 s, and 0 again when out of view. In a browser: tests/e2e/motion.spec.ts.
test.each([
  ['stat', 2000, '0'],
  ['step', 1000, '150'],
])('a %s counts for %i ms, for the eye alone, and out of view it is %s', (kind, time, left) => {
  const see = start('150', kind);
  const shown = () => element('span:last-child').textContent;
  expect(shown()).toBe('0');
  see(true);
  vi.advanceTimersByTime(time / 2);
  expect(Number(shown())).toBeGreaterThan(50);
  vi.advanceTimersByTime(time * 0.3);
  expect(Number(shown())).toBeLessThan(150);
  expect(element('[data-visually-hidden]').textContent).toBe('150');
  vi.advanceTimersByTime(time * 0.25);
  expect(shown()).toBe('150');
  see(false);
  expect(shown()).toBe(left);
});
