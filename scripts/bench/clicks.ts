import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Bench, Finding } from './bench.ts';
import { desktop, slowLine, slowProcessor } from './devices.ts';

/** Links by the part of the page they are in. */
const links = [
  ['header', 'Team'],
  ['footer', 'HACCP Certification'],
] as const;

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
  { browser, server }: Bench,
  [part, name]: (typeof links)[number],
  slowDown: (page: Page) => Promise<unknown>,
  rest: number,
) => {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await page.goto(`${server.url}/iso22000Main`, { waitUntil: 'networkidle' });
    await slowDown(page);
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
export const clicks = async (bench: Bench): Promise<Finding[]> => {
  const findings: Finding[] = [];
  for (const link of links) {
    const figures = {
      'slow line ms': await measure(bench, link, slowLine, 100),
      // By then the page is at hand.
      'slow processor ms': await measure(bench, link, slowProcessor, 1500),
    };
    findings.push({ of: link.join(': '), figures });
  }
  return findings;
};
