import { setTimeout as wait } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  devices,
  type Page,
} from '@playwright/test';
import type { Finding } from './findings.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = devices['Pixel 7'];

/** 150 ms there and back, 1.6 Mbit/s: a slow mobile network. */
const slowLine = async (session: CDPSession) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
};

/** A processor four times slower: that of a mid-range phone. */
const slowProcessor = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Measures something on a page that has just come, in a window of its own. */
const onPage = async (
  browser: Browser,
  device: BrowserContextOptions,
  address: string,
  measure: (page: Page, session: CDPSession) => Promise<number>,
) => {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    return await measure(page, session);
  } finally {
    await context.close();
  }
};

/** Links by the part of the page they are in. */
const links = [
  ['header', 'Team'],
  ['footer', 'HACCP Certification'],
] as const;

/** Runs in the page: notes how long it takes from the next click until another heading has been painted. */
const timeClick = () => {
  const now = () => performance.now();
  const clicked = new Promise<number>((done) =>
    document.addEventListener('click', () => done(now()), { capture: true, once: true }),
  );
  const old = document.querySelector('h1');
  const shown = new Promise<number>((done) => {
    const look = () => {
      if (document.querySelector('h1') === old) requestAnimationFrame(look);
      // A frame's callbacks come before its paint, a task after it.
      else setTimeout(() => done(now()));
    };
    requestAnimationFrame(look);
  });
  const time = Promise.all([clicked, shown]).then(([from, to]) => to - from);
  Reflect.set(window, 'clickToHeading', time);
};

/** How long a click on a link takes to show the next page's heading. */
export const clicks = async (browser: Browser, url: string): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const [part, name] of links) {
    /** From click to the new heading painted, in ms: a mouse rests some ms on the link, then clicks. */
    const measure = (slowDown: (session: CDPSession) => Promise<unknown>, rest: number) =>
      onPage(browser, desktop, `${url}/iso22000Main`, async (page, session) => {
        await slowDown(session);
        const link = page.locator(`body > ${part}`).getByRole('link', { name, exact: true });
        await page.evaluate(timeClick);
        await link.scrollIntoViewIfNeeded();
        await link.hover();
        await wait(rest);
        await link.click();
        return Math.round(await page.evaluate((): Promise<number> => Reflect.get(window, 'clickToHeading')));
      });
    const figures = {
      'slow line ms': await measure(slowLine, 100),
      // By then the page is at hand.
      'slow processor ms': await measure(slowProcessor, 1500),
    };
    findings.push({ of: `${part}: ${name}`, figures });
  }
  return findings;
};

/** What is pressed, on which page and device, and what has to be open before. Without script, the search is a link. */
const buttons = [
  { of: 'phone: menu', device: phone, page: '/iso22000Main', press: ['Menu'] },
  { of: 'phone: top bar', device: phone, page: '/iso22000Main', press: ['Close advertise bar'] },
  { of: 'search', device: desktop, page: '/iso22000Main', press: ['Search'] },
  { of: 'flyout', device: desktop, page: '/iso22000Main', press: ['Services'] },
  { of: 'flyout of a flyout', device: desktop, page: '/iso22000Main', press: ['Services', 'ISO Services'] },
  { of: 'top bar', device: desktop, page: '/iso22000Main', press: ['Close advertise bar'] },
  { of: 'flip card', device: desktop, page: '/services', press: ['Turn'] },
];

/** How long a button of the mouse stays down, in ms: people's presses take 50 to 150. */
const pressTime = 80;
/** What a press has changed is on the screen by then, in ms. */
const settleTime = 700;

/** Runs in the page: notes how long each event of an interaction takes from now on, from input to the next paint. */
const timeEvents = () => {
  // TypeScript does not know the threshold; without it the browser tells of what takes over 104 ms alone.
  const events = { type: 'event', durationThreshold: 16 };
  Reflect.set(window, 'durations', []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) Reflect.get(window, 'durations').push(entry.duration);
  }).observe(events);
};

/** From a press to the next paint, with a processor four times slower. */
export const presses = async (browser: Browser, url: string): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const { of, device, page: address, press } of buttons) {
    const time = await onPage(browser, device, url + address, async (page, session) => {
      for (const name of press) {
        const button = page.getByRole(name === 'Search' ? 'link' : 'button', { name }).first();
        await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await wait(settleTime);
        if (name === press.at(-1)) {
          await slowProcessor(session);
          await page.evaluate(timeEvents);
        }
        // Pressed where it lies, whatever lies over it then: a card turns under the mouse.
        if (device === phone) await button.tap({ force: true });
        else await button.click({ delay: pressTime, force: true });
        await wait(settleTime);
      }
      const durations = await page.evaluate((): number[] => Reflect.get(window, 'durations'));
      // The browser reports nothing that takes less than one frame.
      return Math.max(16, ...durations);
    });
    findings.push({ of, figures: { 'press to paint ms': time } });
  }
  return findings;
};
