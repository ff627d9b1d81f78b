import { expect, type Page } from '@playwright/test';
import { frames } from './ready.ts';

/** Test options for visitors who have asked for nothing: elsewhere the tests ask for less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Scrolls to a height at once; further than the end is the end. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** What moves in the elements of a selector and below, as the browser runs it. */
export const movements = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const apart = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    return [...document.querySelectorAll(within)]
      .flatMap((element) => element.getAnimations({ subtree: true }))
      .map(({ effect, playState }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const timing = effect?.getTiming();
        return {
          properties: [...new Set(frames.flatMap(Object.keys))].filter((name) => !apart.has(name)),
          duration: timing?.duration,
          delay: timing?.delay,
          iterations: timing?.iterations,
          direction: timing?.direction,
          state: playState,
        };
      });
  }, selector);

/** Notes from now on how the page is told to scroll; what it returns says whether smoothly. */
export const noteScrolling = async (page: Page) => {
  await page.evaluate(() => {
    const ways: (string | undefined)[] = [];
    Object.defineProperty(window, 'waysOfScrolling', { value: ways, configurable: true });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (how) {
      ways.push(typeof how === 'object' ? how.behavior : undefined);
      scroll.call(this, how);
    };
    // The browser's own jump, which follows the press of a link.
    addEventListener('click', () => ways.push(getComputedStyle(document.documentElement).scrollBehavior));
  });
  return () => page.evaluate((): boolean => Reflect.get(window, 'waysOfScrolling').includes('smooth'));
};

/** Waits until an element begins right below what sticks to the top, within the breath that `scroll-padding` leaves there. */
export const expectBelowBars = (page: Page, id: string) => {
  const isBelow = () =>
    page.evaluate((name) => {
      const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? Number.NaN;
      const distance = (document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN) - bar;
      return distance > -1.5 && distance < 17;
    }, id);
  return expect.poll(isBelow, { message: `#${id} begins below the bars` }).toBe(true);
};

/** Notes on every page from its first frame on how far what is seen is moved by itself: to begin again, and the sum since then. */
export const noteShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const seen = { sum: 0, since: 0 };
    Object.defineProperty(window, 'shifts', { value: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= seen.since) seen.sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    // The browser may tell of a frame some frames later.
    begin: async () => {
      await frames(page);
      await page.evaluate(() =>
        Object.assign(Reflect.get(window, 'shifts'), { sum: 0, since: performance.now() }),
      );
    },
    sum: async () => {
      await frames(page);
      return page.evaluate((): number => Reflect.get(window, 'shifts').sum);
    },
  };
};

/** Makes everything that moves a hundred times slower, so that a movement can be looked at however busy the machine is. */
export const slowDown = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
};
