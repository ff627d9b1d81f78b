import { expect, test } from '@playwright/test';
import { content } from '../content/this-content.ts';
import { kinds } from './helpers/addresses.ts';
import { phone } from './helpers/devices.ts';
import { expectBelowBars, movements } from './helpers/motion.ts';
import { header, openButton, topBar } from './helpers/shell.ts';
import { unseenTexts } from './helpers/unseen-texts.ts';

test.use({ javaScriptEnabled: false });

/** These print all that they say; the others leave out what leads on. */
const whole = new Set(['/contact', '/about', '/team', '/credential', '/termspolicy']);
/** What leads on; the back of a card repeats its title, and sets a figure large that the text has too. */
const leftOutOnPaper =
  ':has(a, button), [data-face] + [data-face] > p:is(:first-child, :last-child), [data-visually-hidden]';

test('menus open by hovering and by the Tab key, and lead on @night', async ({ page }) => {
  await page.goto('/contact');
  // The foot of the menu is shown on small screens alone.
  const links = page.locator('body > header a:not(nav > :first-child a, nav > div > div a)');
  const reached: (string | null)[] = [];
  await links.first().focus();
  for (let step = await links.count(); step > 0; step -= 1) {
    const focused = page.locator('body > header a:focus');
    await expect(focused).toBeInViewport();
    reached.push(await focused.getAttribute('href'));
    await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
  await header(page).getByRole('link', { name: 'Services', exact: true }).hover();
  await header(page).getByRole('link', { name: 'ISO Services', exact: true }).hover();
  await header(page).getByRole('link', { name: '22000:2018', exact: true }).click();
  await expect(page).toHaveURL('/iso22000Main');
  const answer = page.locator('#questions details').first();
  await expect(answer).toBeHidden();
  await page.locator('summary', { has: page.locator('#questions-heading') }).click();
  await expect(answer.locator('p')).toBeHidden();
  await answer.locator('summary').click();
  await expect(answer.locator('p')).toBeVisible();
  await header(page).getByRole('link', { name: 'About', exact: true }).hover();
  await header(page).getByRole('link', { name: 'Our Process' }).click();
  await expect(page).toHaveURL('/about#our-process');
  await expectBelowBars(page, 'our-process');
});

test('nothing moves without end, numbers stand, cards turn by hovering @night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.locator('#home [data-slide]').getByRole('heading')).toHaveCount(1);
  expect((await movements(page, 'body')).filter(({ iterations }) => iterations !== 1)).toEqual([]);
  await expect(page.locator('[data-counter="stat"]')).toHaveText(
    content.stats.map(({ value }) => `${value}`),
  );
  await expect(topBar(page).locator('a[href^="tel:"]')).toBeVisible();
  await page.goto('/hacpMain');
  expect(await movements(page, '[data-zoom]')).toEqual([]);
  await page.locator('[data-zoom] a[href="#content"]').click();
  await expect(page.locator('#content')).toBeInViewport();
  // Where nothing turns in space, the face turned away is not shown.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/credential');
  const card = page.locator('[data-flip-card]').first();
  const back = card.getByText(content.credentials[0]?.items[0] ?? '');
  const isSeen = () =>
    back.evaluate((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  await page.mouse.move(2, 2);
  await expect.poll(isSeen).toBe(false);
  await card.hover();
  await expect.poll(isSeen).toBe(true);
});

test.describe('on a telephone', () => {
  test.use(phone);

  test('every kind of page shows its whole text, in its fonts, no idle control', async ({ page }) => {
    const fonts = new Set<string>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/\..*/, ''));
    });
    for (const address of kinds) {
      await page.goto(address);
      expect.soft(await unseenTexts(page), address).toEqual([]);
      await expect.soft(page.locator('[data-needs-script]:visible'), address).toHaveCount(0);
      await expect.soft(page.locator('body > footer a[href="/inventory"]'), address).toBeVisible();
      if (whole.has(address)) {
        await page.emulateMedia({ media: 'print' });
        expect.soft(await unseenTexts(page, leftOutOnPaper), address).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
      }
    }
    await expect.poll(() => [...fonts].sort()).toEqual(['/_astro/archivo', '/_astro/martian-mono']);
    await openButton(page).tap();
    const links = header(page).locator('nav a');
    await expect(links.locator('visible=true')).toHaveCount(await links.count());
  });
});
