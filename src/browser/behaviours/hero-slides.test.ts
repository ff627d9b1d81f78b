// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heroSlides } from './hero-slides.ts';

const page = `
  <div data-slides>
    <div data-slide data-shown></div><div data-slide></div>
    <div data-slide-controls>
      <button data-step="-1">Previous</button><button data-step="1">Next</button>
      <button data-pause="Pause" data-play="Play">Pause</button>
    </div>
  </div>`;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const start = () => {
  for (const hero of all('[data-slides]')) heroSlides(hero, stop.signal);
};
const shown = () => all('[data-slide]').findIndex((slide) => slide.hasAttribute('data-shown'));
const reducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {} }));

let stop: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = page;
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the slides change every eight seconds; the one not shown is inert', () => {
  reducedMotion(false);
  start();
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(7999);
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(1);
  expect(all('[data-slide]').map((slide) => slide.inert)).toEqual([true, false]);
  vi.advanceTimersByTime(8000);
  expect(shown()).toBe(0);
});

test('a step by hand gives the next slide its full eight seconds', () => {
  reducedMotion(false);
  start();
  vi.advanceTimersByTime(5000);
  all('[data-step]')[1]?.click();
  vi.advanceTimersByTime(7999);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(0);
});

test('pausing stops them, and the button says what it does next', () => {
  reducedMotion(false);
  start();
  const [pause] = all('[data-pause]');
  pause?.click();
  vi.advanceTimersByTime(30_000);
  expect(shown()).toBe(0);
  expect(pause?.getAttribute('aria-label')).toBe('Play');
});

test('with reduced motion they stand, and the buttons still work', () => {
  reducedMotion(true);
  start();
  vi.advanceTimersByTime(30_000);
  expect(shown()).toBe(0);
  all('[data-step]')[1]?.click();
  expect(shown()).toBe(1);
  all('[data-step]')[1]?.click();
  expect(shown()).toBe(0);
  all('[data-step]')[0]?.click();
  expect(shown()).toBe(1);
});

test('after the signal no timer is left', () => {
  reducedMotion(false);
  start();
  stop.abort();
  expect(vi.getTimerCount()).toBe(0);
});
