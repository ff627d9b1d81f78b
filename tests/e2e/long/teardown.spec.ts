import { expect, test } from '@playwright/test';
import { pageAt } from '../../html/documents.ts';
import { withMotion } from '../helpers/motion.ts';

/** Runs before the page's scripts: counts what outlives a page, and is not stopped. */
const keepCount = () => {
  const held = { listeners: new Map<string, number>(), observers: 0, intervals: new Set<number>() };
  const lasting = (target: EventTarget) =>
    target === window ||
    target === document ||
    target === document.documentElement ||
    !('nodeType' in target);
  const change = (name: string, by: number) => held.listeners.set(name, (held.listeners.get(name) ?? 0) + by);

  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const { signal, once } = typeof options === 'object' ? options : {};
    // Signals end with their page.
    if (lasting(target) && !(target instanceof AbortSignal) && !signal?.aborted) {
      const name = `${target.constructor.name} ${type}`;
      change(name, 1);
      if (signal) add.call(signal, 'abort', () => change(name, -1), { once: true });
      else if (once) add.call(target, type, () => change(name, -1), { once: true });
    }
    add.call(target, type, listener, options);
  };
  for (const kind of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    const Original = window[kind];
    const { observe, disconnect } = Original.prototype;
    const observing = new Set<unknown>();
    Original.prototype.observe = function (this: unknown, ...args: unknown[]) {
      if (!observing.has(this)) held.observers += 1;
      observing.add(this);
      return Reflect.apply(observe, this, args);
    };
    Original.prototype.disconnect = function () {
      if (observing.delete(this)) held.observers -= 1;
      return Reflect.apply(disconnect, this, []);
    };
  }
  const [begin, end] = [window.setInterval, window.clearInterval];
  Object.assign(window, {
    setInterval: (...args: unknown[]) => {
      const timer = Reflect.apply(begin, window, args);
      held.intervals.add(timer);
      return timer;
    },
    clearInterval: (timer: number) => {
      held.intervals.delete(timer);
      end.call(window, timer);
    },
    countHeld: () => ({
      listeners: Object.fromEntries([...held.listeners].filter(([, count]) => count > 0).sort()),
      observers: held.observers,
      intervals: held.intervals.size,
    }),
  });
};

test.use(withMotion);

test('after twenty changes of page there is no second listener, observer or timer', async ({ page }) => {
  test.slow();
  await page.addInitScript(keepCount);
  // Fading from page to page takes time, and holds nothing.
  await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
  await page.goto('/');
  const held = () => page.evaluate(() => Reflect.get(window, 'countHeld')());
  const goTo = async (address: string) => {
    await page
      .locator(`body > footer a[href^="${address}"], body > header a[href="${address}"]`)
      .first()
      .dispatchEvent('click');
    await expect(page).toHaveTitle(pageAt(address).title);
    // The focus comes when the page has been painted, and its behaviours begin with it.
    await expect(page.locator('main')).toBeFocused();
    // What comes in and counts is watched from the first scroll on.
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          addEventListener('scroll', scrolled, { once: true });
          scrollBy({ top: 1, behavior: 'instant' });
        }),
    );
  };
  const round = ['/about', '/services', '/iso22000Main', '/all-iso', '/'];
  for (const address of round) await goTo(address);
  const once = await held();
  expect(once.intervals).toBeGreaterThan(0);
  expect(once.observers).toBeGreaterThan(3);
  for (let turn = 0; turn < 4; turn += 1) for (const address of round) await goTo(address);
  expect(await held()).toEqual(once);
});
