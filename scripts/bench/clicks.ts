import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import type { Finding } from './findings.ts';

/** Links by the part of the page they are in. */
const links = [
  ['header', 'Team'],
  ['footer', 'HACCP Certification'],
] as const;

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
export const slowProcessor = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Runs in the page: notes how long it takes from the next click until another heading has been painted. */
const listen = () => {
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

/** From click to the new heading painted, in ms: a mouse rests some ms on a link, then clicks. */
const measure = async (
  browser: Browser,
  address: string,
  [part, name]: (typeof links)[number],
  slowDown: (session: CDPSession) => Promise<unknown>,
  rest: number,
) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await slowDown(await context.newCDPSession(page));
    const link = page.locator(`body > ${part}`).getByRole('link', { name, exact: true });
    await page.evaluate(listen);
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await wait(rest);
    await page.mouse.down();
    await page.mouse.up();
    return Math.round(await page.evaluate((): Promise<number> => Reflect.get(window, 'clickToHeading')));
  } finally {
    await context.close();
  }
};

/** How long a click on a link takes to show the next page's heading. */
export const clicks = async (browser: Browser, url: string): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const link of links) {
    const figures = {
      'slow line ms': await measure(browser, `${url}/iso22000Main`, link, slowLine, 100),
      // By then the page is at hand.
      'slow processor ms': await measure(browser, `${url}/iso22000Main`, link, slowProcessor, 1500),
    };
    findings.push({ of: link.join(': '), figures });
  }
  return findings;
};
