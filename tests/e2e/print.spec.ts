import { expect, test } from '@playwright/test';
import { content } from '../html/content.ts';
import { sheets } from './helpers/paper.ts';

test('on paper the firm stands at head and foot, answers can be read, ink is black, and no control is left', {
  tag: '@night',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/iso22000Main');
  await expect(page.locator('body > header').getByText(content.firm.name, { exact: true })).toBeVisible();
  await expect(page.locator('body > aside').first().locator('a[href^="tel:"]')).toBeVisible();
  const contact = page.locator('footer address');
  await expect(contact.getByText(content.firm.address.street)).toBeVisible();
  await expect(contact.locator('a[href^="mailto:"]')).toBeVisible();
  const answers = page.locator('main details > p');
  await expect(answers.locator('visible=true')).toHaveCount(await answers.count());
  await expect(
    page.locator(':is(nav, button, input, svg, video):visible:not(body > header svg, figure > svg)'),
  ).toHaveCount(0);
  const colours = await page.evaluate(() =>
    ['body', 'main h1', '#benefits h3', '#benefits p'].map((selector) => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector(selector) ?? document.body);
      return `${color} on ${backgroundColor}`;
    }),
  );
  const black = 'rgb(0, 0, 0) on';
  expect(colours).toEqual([`${black} rgb(255, 255, 255)`, ...Array(3).fill(`${black} rgba(0, 0, 0, 0)`)]);

  // A figure that counts on the screen prints its final value.
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await page.goto('/about');
  await expect(page.locator('[data-counter="stat"]')).toHaveText(
    content.stats.map(({ value }) => `${value}`),
    { useInnerText: true },
  );
});

const plan =
  '/plan#v1&step=take&std=iso-9001,iso-14001,iso-45001&people=140&work=paper&by=2027-06-30&kind=audit';

test('the plan prints on one sheet, its open points behind it; the check of a certificate on one', {
  tag: '@night',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00'));
  await page.goto(plan);
  const sheet = page.getByRole('article', { name: 'Certification plan' });
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('table')).toHaveCount(2);
  expect(await sheets(page)).toBe(1);
  // Many points are open.
  await page.goto('about:blank');
  await page.goto(`${plan}&a=s3.0,s14.0,s15.1,s1.2,s2.3,s4.1,q2.1,q3.0,e1.0,e2.1,e3.2,h1.0,h2.1,h3.1`);
  await expect(page.getByRole('heading', { name: 'Open points' })).toBeVisible();
  expect(await sheets(page)).toBe(2);
  await page.goto('/check-certificate#v1&issuer=body&site=no');
  await expect(page.getByRole('heading', { name: 'Ask first: 1 point' })).toBeVisible();
  expect(await sheets(page)).toBe(1);
});
