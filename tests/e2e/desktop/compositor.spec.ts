import { type Browser, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { withStyle } from '../audits/with-style.ts';
import { movements, withMotion } from '../motion.ts';

test.use(withMotion);

const recorded = z.object({ traceEvents: z.array(z.object({ name: z.string(), ts: z.number() })) });

const frames = 40;

/** In how many of 40 frames of a moving page it was laid out and painted, as the browser recorded it. */
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
  return { layouts: layouts.size, paints: paints.size };
};

// Some are of moments when a movement begins or ends; what the compositor does not move takes one in each frame.
const few = 0.75 * frames;

test('bars, zoom and the change of slides of the home page are neither laid out nor painted again', async ({
  page,
  browser,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const running = async () =>
    (await movements(page, '#home'))
      .filter(({ state }) => state === 'running')
      .map(({ duration }) => duration);
  // The bars stand in the first slide, so there and back; by the keyboard, as during a press all rests.
  await page.getByRole('button', { name: 'Next slide' }).press('Enter');
  await expect.poll(running).not.toContain(1000);
  await page.getByRole('button', { name: 'Previous slide' }).press('Enter');
  expect(await running()).toEqual(expect.arrayContaining([5000, 6000, 7000, 60_000, 1000]));
  const { layouts, paints } = await workOfFrames(browser, page);
  expect(layouts).toBeLessThan(few);
  expect(paints).toBeLessThan(few);
});

test('the zoom of an inner page is neither laid out nor painted again; a movement that is shows', async ({
  page,
  browser,
}) => {
  await page.goto('/iso22000Main', { waitUntil: 'networkidle' });
  await expect.poll(() => movements(page, '[data-zoom]')).toHaveLength(1);
  const { layouts, paints } = await workOfFrames(browser, page);
  expect(layouts).toBeLessThan(few);
  expect(paints).toBeLessThan(few);
  const slow =
    '@keyframes aside { to { margin-inline-start: 90px } } [data-zoom] h1 { animation: aside 1s infinite }';
  const worse = await withStyle(page, slow, () => workOfFrames(browser, page));
  expect(worse.layouts).toBeGreaterThan(few);
});
