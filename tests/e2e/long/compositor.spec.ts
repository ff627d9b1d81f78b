import { type Browser, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { withStyle } from '../audits/with-style.ts';
import { movements, withMotion } from '../helpers/motion.ts';

test.use(withMotion);

const recorded = z.object({ traceEvents: z.array(z.object({ name: z.string(), ts: z.number() })) });
const frames = 40;
// Some are of moments when a movement begins or ends; what the compositor does not move takes one in each frame.
const few = 0.75 * frames;

/** In how many of 40 frames a moving page was laid out, and painted, as the browser recorded it. */
const workOfFrames = async (browser: Browser, page: Page) => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, frames);
  const { traceEvents } = recorded.parse(JSON.parse((await browser.stopTracing()).toString()));
  const [layouts, paints] = [new Set<number>(), new Set<number>()];
  let frame = 0;
  for (const { name } of traceEvents.toSorted((one, other) => one.ts - other.ts)) {
    if (name === 'FireAnimationFrame') frame += 1;
    if (name === 'Layout') layouts.add(frame);
    if (name === 'Paint') paints.add(frame);
  }
  return Math.max(layouts.size, paints.size);
};

test('what moves in an opening is neither laid out nor painted again; a movement that is shows', async ({
  page,
  browser,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(async () => (await movements(page, '#home')).length).toBeGreaterThan(3);
  expect(await workOfFrames(browser, page)).toBeLessThan(few);
  await page.goto('/iso22000Main', { waitUntil: 'networkidle' });
  await expect.poll(() => movements(page, '[data-zoom]')).toHaveLength(1);
  expect(await workOfFrames(browser, page)).toBeLessThan(few);
  const slow =
    '@keyframes aside { to { margin-inline-start: 90px } } [data-zoom] h1 { animation: aside 1s infinite }';
  expect(await withStyle(page, slow, () => workOfFrames(browser, page))).toBeGreaterThan(few);
});
