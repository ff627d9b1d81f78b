import type { Page } from '@playwright/test';

/** Test options for visitors who have asked for nothing: elsewhere the tests ask for less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Movement = {
  properties: string[];
  duration: unknown;
  delay: number | undefined;
  iterations: number | undefined;
  direction: string | undefined;
  state: string;
};

/** What moves in the elements of a selector and below, as the browser runs it. */
export const movements = (page: Page, selector: string): Promise<Movement[]> =>
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

/**
 * Notes from now on at how many places the page is seen while it scrolls; what it returns waits until the page rests
 * and says how many. A jump has one.
 */
export const notePlaces = async (page: Page) => {
  await page.evaluate(async () => {
    // What has scrolled before, for the focus, is told in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const places = new Set<number>();
    Object.defineProperty(window, 'placesSeen', { value: places, configurable: true });
    addEventListener('scroll', () => places.add(Math.round(scrollY)));
  });
  return () =>
    page.evaluate(async () => {
      let [last, quiet] = [-1, 0];
      while (quiet < 40) {
        await new Promise(requestAnimationFrame);
        quiet = scrollY === last ? quiet + 1 : 0;
        last = scrollY;
      }
      const places: Set<number> = Reflect.get(window, 'placesSeen');
      return places.size;
    });
};

/** Makes everything that moves a hundred times slower, so that a movement can be looked at however busy the machine is. */
export const slowDown = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
};
