import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { pageAt } from '../html/documents.ts';
import { readTable } from '../table.ts';
import { phone } from './helpers/devices.ts';
import { openStarted } from './helpers/ready.ts';
import { followFooterLink, topBar } from './helpers/shell.ts';

const task = z
  .strictObject({
    foot: z.string().optional(),
    ask: z.string().optional(),
    press: z.array(z.string()).default([]),
    to: z.string(),
  })
  .refine(({ foot, ask, press }) => (foot ? 1 : 0) + (ask ? 2 : 0) + press.length <= 2);
const tasks = readTable('tests/e2e/tasks.yaml', z.record(z.string(), task));

test('what visitors come for takes two actions from home at most @night', async ({ page }) => {
  for (const [want, { foot, ask, press, to }] of Object.entries(tasks)) {
    await test.step(want, async () => {
      await openStarted(page, '/');
      if (foot) await page.locator('body > footer').getByRole('link', { name: foot, exact: true }).click();
      if (ask) {
        await page.getByRole('link', { name: 'Search', exact: true }).click();
        await page.getByRole('searchbox').fill(ask);
        await page.getByRole('dialog').locator('li a').first().click();
      }
      for (const name of press)
        await page.locator('main').getByRole('link', { name }).locator('visible=true').first().click();
      await expect(page).toHaveURL(to);
      const [, section = 'v1'] = to.split('#');
      const place = section.startsWith('v1') ? 'h1' : `[id="${section}"]`;
      await expect(page.locator('main').locator(place)).toBeInViewport();
    });
  }
});

/** Runs in the page: whether every corner of an element lies in the view and nothing lies over it. */
const isClear = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 2, right - 2].every((x) =>
    [top + 2, bottom - 2].every((y) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && (element.contains(over) || over.contains(element));
    }),
  );
};

test.describe('on a telephone', () => {
  test.use(phone);

  test('the first view says what the firm does and how to call it', async ({ page }) => {
    await page.goto('/');
    const slide = page.locator('#home [data-shown]');
    const seen = {
      name: slide.getByRole('heading', { level: 1 }),
      subtitle: slide.getByText('Professional Business Consultancy Services'),
      call: slide.locator('a[href^="tel:"]'),
      number: topBar(page).locator('a[href^="tel:"]').first(),
    };
    for (const [width, height] of [
      [390, 844],
      [375, 667],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [name, element] of Object.entries(seen))
        expect.soft(await element.evaluate(isClear), `${name} at ${width} × ${height}`).toBe(true);
    }
  });
});

const chat = (page: Page) => page.locator('a[title="Chat with us on WhatsApp"]');
const greeting = async (page: Page) =>
  new URL((await chat(page).getAttribute('href')) ?? '').searchParams.get('text');

// Where it leads, and that it opens in a tab of its own: tests/html.
test('the chat stands in its corner, and greets with the page it stands on', async ({ page }) => {
  await page.goto('/iso22000Main');
  const corner = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await chat(page).boundingBox()) ?? {};
    return { right: 1440 - x - width < 60, bottom: 900 - y - height < 60, hasWords: width > 120 };
  };
  expect(await corner()).toEqual({ right: true, bottom: true, hasWords: true });
  // While the page is read its words fold until they are wanted.
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(corner).toEqual({ right: true, bottom: true, hasWords: false });
  await chat(page).hover();
  await expect.poll(corner).toEqual({ right: true, bottom: true, hasWords: true });

  expect(await greeting(page)).toContain(pageAt('/iso22000Main').title);
  await followFooterLink(page, 'HR Consulting Services', '/hr');
  await expect.poll(() => greeting(page)).toContain(pageAt('/hr').title);
});
