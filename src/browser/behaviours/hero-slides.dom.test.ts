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
const shown = () => all('[data-slide]').findIndex((slide) => slide.hasAttribute('data-shown'));

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

test('a step by hand, forward or back, gives the next slide its full eight seconds; a pause stops them', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  for (const hero of all('[data-slides]')) heroSlides(hero, stop.signal);
  for (const step of all('[data-step]')) {
    const before = shown();
    vi.advanceTimersByTime(5000);
    step.click();
    expect(shown()).toBe(1 - before);
    vi.advanceTimersByTime(7999);
    expect(shown()).toBe(1 - before);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(before);
    expect(all('[data-slide]').map(({ inert }) => inert)).toEqual([before === 1, before === 0]);
  }
  const [pause] = all('[data-pause]');
  pause?.click();
  vi.advanceTimersByTime(30_000);
  expect([shown(), pause?.getAttribute('aria-label')]).toEqual([0, 'Play']);
  stop.abort();
  expect(vi.getTimerCount()).toBe(0);
});
