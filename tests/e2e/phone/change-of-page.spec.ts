import { expect, type Page, test } from '@playwright/test';
import { pageAt } from '#tests/html/documents.ts';
import { followFooterLink } from '../footer.ts';
import { header, menuLink, openButton } from '../header.ts';
import { notePlaces, withMotion } from '../motion.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** What is at hand of the footer is followed from there: the page is scrolled far down. */
const follow = async (page: Page, name: string, address: string) => {
  await followFooterLink(page, name);
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(pageAt(address).title);
};

test('the next page stands at its top, takes the focus, and its title is announced', async ({ page }) => {
  await page.goto('/iso22000Main');
  await follow(page, 'HACCP Certification', '/hacpMain');
  expect(await place(page)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('[aria-live]')).toHaveText(pageAt('/hacpMain').title);
  await expect(page.locator('[aria-live]')).toHaveCount(1);
  // The Tab key goes on in the content.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Back and Forward restore the position, also after a page that was loaded', async ({ page }) => {
  await page.goto('/iso22000Main');
  await page.evaluate(() => scrollTo(0, 1200));
  await follow(page, 'HACCP Certification', '/hacpMain');
  const left = await page.evaluate(() => {
    scrollTo(0, 700);
    return scrollY;
  });
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/iso22000Main').title);
  // A footer link was followed: that is where the visitor was.
  await expect.poll(() => place(page)).toBeGreaterThan(1500);
  await page.goForward();
  await expect(page).toHaveTitle(pageAt('/hacpMain').title);
  await expect.poll(() => place(page)).toBe(left);
  await page.reload();
  await expect.poll(() => place(page)).toBe(left);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('Home and the brand block of the footer scroll to the top of the home page, smoothly', async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of ['header', 'footer'] as const) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => place(page)).toBeGreaterThan(1000);
      const places = await notePlaces(page);
      if (name === 'footer') await page.locator('body > footer a').first().click();
      else {
        await openButton(page).tap();
        await menuLink(page, 'Home').click();
      }
      expect(await places(), name).toBeGreaterThan(2);
      expect(await place(page)).toBe(0);
      await expect(page).toHaveURL(name === 'footer' ? '/#home' : '/');
    }
    // Elsewhere the brand leads to the top of the page, Home and the logo go home.
    await follow(page, 'HACCP Certification', '/hacpMain');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('body > footer a').first().click();
    await expect.poll(() => place(page)).toBe(0);
    await expect(page).toHaveURL(/\/hacpMain(#top)?$/);
    await header(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });

  test('pages change into each other in at most 200 ms', async ({ page }) => {
    await page.goto('/iso22000Main');
    await page.evaluate(() => {
      const times: number[] = [];
      Object.defineProperty(window, 'times', { value: times });
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = begin(change);
        transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            if (part?.startsWith('::view-transition'))
              times.push(Number(effect?.getComputedTiming().endTime));
          }
        });
        return transition;
      };
    });
    await follow(page, 'HACCP Certification', '/hacpMain');
    const times = () => page.evaluate((): number[] => Reflect.get(window, 'times'));
    await expect.poll(async () => (await times()).length).toBeGreaterThan(0);
    for (const time of await times()) expect(time).toBeLessThanOrEqual(200);
  });
});

test('with reduced motion pages just change', async ({ page }) => {
  await page.goto('/iso22000Main');
  await page.evaluate(() => {
    Object.defineProperty(window, 'fading', { value: false, writable: true });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      Object.assign(window, { fading: true });
      return begin(change);
    };
  });
  await follow(page, 'HACCP Certification', '/hacpMain');
  expect(await page.evaluate(() => Reflect.get(window, 'fading'))).toBe(false);
});
