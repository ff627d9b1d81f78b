import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, devices, type Page } from '@playwright/test';
import { slowProcessor } from './clicks.ts';
import type { Finding } from './findings.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = devices['Pixel 7'];

/** What is pressed, on which page and device, and what has to be open before. Without script, the search is a link. */
const buttons = [
  { of: 'phone: menu', device: phone, page: '/iso22000Main', name: 'Menu' },
  { of: 'phone: top bar', device: phone, page: '/iso22000Main', name: 'Close advertise bar' },
  { of: 'search', device: desktop, page: '/iso22000Main', name: 'Search' },
  { of: 'flyout', device: desktop, page: '/iso22000Main', name: 'Services' },
  {
    of: 'flyout of a flyout',
    device: desktop,
    page: '/iso22000Main',
    name: 'ISO Services',
    after: 'Services',
  },
  { of: 'top bar', device: desktop, page: '/iso22000Main', name: 'Close advertise bar' },
  { of: 'flip card', device: desktop, page: '/services', name: 'Turn the card' },
] as const;

/** How long a finger or a button of the mouse stays down, in ms: people's presses take 50 to 150. */
const pressTime = 80;
/** What a press has changed is on the screen by then, in ms. */
const settleTime = 700;

/** Runs in the page: notes how long each event of an interaction takes from now on, from input to the next paint. */
const listen = () => {
  // TypeScript does not know the threshold; without it the browser tells of what takes over 104 ms alone.
  const events = { type: 'event', durationThreshold: 16 };
  Reflect.set(window, 'durations', []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) Reflect.get(window, 'durations').push(entry.duration);
  }).observe(events);
};

/** Where a button lies. It is put in the middle of the view first, since presses do not scroll. */
const placeOf = async (page: Page, name: string) => {
  const button = page.getByRole(name === 'Search' ? 'link' : 'button', { name }).first();
  await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await wait(settleTime);
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

const measure = async (browser: Browser, url: string, button: (typeof buttons)[number]) => {
  const context = await browser.newContext(button.device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const press = async (name: string, prepare: () => Promise<unknown>) => {
      const { x, y } = await placeOf(page, name);
      await prepare();
      if (button.device === phone)
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      else await page.mouse.move(x, y).then(() => page.mouse.down());
      await wait(pressTime);
      if (button.device === phone)
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      else await page.mouse.up();
      await wait(settleTime);
    };
    await page.goto(url + button.page, { waitUntil: 'networkidle' });
    if ('after' in button) await press(button.after, async () => {});
    await press(button.name, async () => {
      await slowProcessor(session);
      await page.evaluate(listen);
    });
    const durations = await page.evaluate((): number[] => Reflect.get(window, 'durations'));
    // The browser reports nothing that takes less than one frame.
    return Math.max(16, ...durations);
  } finally {
    await context.close();
  }
};

/** From a press to the next paint, with a processor four times slower. */
export const presses = async (browser: Browser, url: string): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const button of buttons)
    findings.push({ of: button.of, figures: { 'press to paint ms': await measure(browser, url, button) } });
  return findings;
};
