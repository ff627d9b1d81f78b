import { expect, type Page, test } from '@playwright/test';
import { pageAt, textOf } from '../../html/documents.ts';
import { menuLink } from '../header.ts';

const laidOut = (page: Page) => page.locator('[data-staged]');

test('the page of a link on which a mouse rests is laid out unseen and unheard, and a click shows it', async ({
  page,
}) => {
  await page.goto('/iso22000Main');
  await menuLink(page, 'Team').hover();
  await expect(laidOut(page)).toHaveCount(1);
  await expect(laidOut(page)).toBeHidden();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const main = await laidOut(page).elementHandle();
  await menuLink(page, 'Team').click();
  await expect(page).toHaveTitle(pageAt('/team').title);
  await expect(page.locator('main')).toHaveCount(1);
  expect(await main?.evaluate((element) => element === document.querySelector('main'))).toBe(true);
  await expect(laidOut(page)).toHaveCount(0);
  // The styles of the page before are turned off.
  await expect
    .poll(() =>
      page.evaluate(() => [...document.querySelectorAll('style')].filter(({ media }) => media === '').length),
    )
    .toBe(1);
});

test('it goes when the mouse leaves, gives way to the next link, and is not printed', async ({ page }) => {
  await page.goto('/iso22000Main');
  await menuLink(page, 'Team').hover();
  await expect(laidOut(page).locator('h1')).toHaveText(textOf(pageAt('/team').querySelector('h1')));
  await menuLink(page, 'Contact').hover();
  await expect(laidOut(page).locator('h1')).toHaveText(textOf(pageAt('/contact').querySelector('h1')));
  await expect(laidOut(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(laidOut(page)).toHaveCSS('display', 'none');
  await page.emulateMedia({ media: null });
  await page.mouse.move(700, 500);
  await expect(laidOut(page)).toHaveCount(0);
});

test('no text stands in another font for a moment while a page of another kind is laid out', async ({
  page,
}) => {
  await page.goto('/iso22000Main');
  const link = page.locator('body > footer a[href="/hr"]');
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const text = document.createRange();
    text.selectNodeContents(document.querySelector('[data-header] nav a') ?? document.body);
    const widths = new Set<number>();
    Object.defineProperty(window, 'widths', { value: widths });
    const note = () => {
      widths.add(text.getBoundingClientRect().width);
      requestAnimationFrame(note);
    };
    note();
  });
  // The browser has forgotten the files, as it does after a second or two.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await link.hover();
  await expect(laidOut(page)).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate((): number => Reflect.get(window, 'widths').size)).toBe(1);
});

/** Where everything is, and in which colours. */
const look = () =>
  [...document.querySelectorAll('body :not([data-staged], [data-staged] *, header *, footer *)')].map(
    (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, maskImage } = getComputedStyle(element);
      return [element.localName, x, y, width, height, color, backgroundColor, maskImage].join(' ');
    },
  );

for (const address of ['/', '/iso22000Main', '/mrm', '/about', '/all-iso', '/contact', '/team']) {
  test(`nothing changes in ${address} while other pages are laid out`, async ({ page }) => {
    // The styles of a page that has been seen come last, those of one that has not come first.
    await page.goto('/hr');
    await page.locator(`:is(header, footer) a[href="${address}"]`).first().dispatchEvent('click');
    await expect(page).toHaveTitle(pageAt(address).title);
    for (const other of ['/hr', '/iso22000Main', '/editions']) {
      if (other === address) continue;
      const link = page.locator(`body > footer a[href="${other}"]`);
      await link.scrollIntoViewIfNeeded();
      await page.mouse.move(0, 0);
      const before = await page.evaluate(look);
      await link.hover();
      await expect(laidOut(page)).toHaveCount(1);
      const after = await page.evaluate(look);
      expect.soft(after.filter((text, index) => text !== before[index])).toEqual([]);
    }
  });
}
