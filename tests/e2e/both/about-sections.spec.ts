import { expect, type Page, test } from '@playwright/test';
import { pageAt } from '#tests/html/documents.ts';
import { header, menuButton, menuLink, openButton, openWithStoppedClock } from '../header.ts';
import { holdBack } from '../hold-back.ts';
import { notePlaces, withMotion } from '../motion.ts';
import { distanceBelowBars } from '../place.ts';
import { breakStorage, kindsOfStorage } from '../storage.ts';

const keys = (page: Page) =>
  page.evaluate(() => ['scrollTo', 'aboutScrollTo'].map((key) => sessionStorage.getItem(key)));
/** A section stands where its address says: right below what sticks to the top. */
const expectAt = async (page: Page, id: string) => {
  await expect.poll(() => distanceBelowBars(page, id), { message: `#${id} stands below the bars` }).toBe(0);
};
/** Opens the menu that lists the sections of the About page, in either size. */
const openAbout = async (page: Page, size: string) => {
  if (size === 'phone') await openButton(page).tap();
  const about = menuButton(page, 'About');
  // The menu of small screens unfolds what leads to the page itself.
  if (size !== 'phone' || new URL(page.url()).pathname !== '/about') await about.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
};

test.describe('with motion', () => {
  test.use(withMotion);

  test('a section chosen elsewhere is stored, opened at the top, scrolled to, and added to the address', async ({
    page,
  }, { project }) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      const stored: [string, string][] = [];
      Object.defineProperty(window, 'stored', { value: stored });
      const store = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        stored.push([key, value]);
        store.call(this, key, value);
      };
      scrollTo(0, 500);
    });
    await openAbout(page, project.name);
    const places = await notePlaces(page);
    await menuLink(page, 'Our Process').click();
    await expect(page).toHaveURL('/about#our-process');
    expect(await places()).toBeGreaterThan(2);
    await expectAt(page, 'our-process');
    expect(await page.evaluate(() => Reflect.get(window, 'stored'))).toEqual([['scrollTo', 'our-process']]);
    expect(await keys(page)).toEqual([null, null]);
    // On the page itself it is scrolled to directly, and Back leads to where the visitor was.
    await openAbout(page, project.name);
    await menuLink(page, 'Testimonials').click();
    await expect(page).toHaveURL('/about#testimonials');
    await expectAt(page, 'testimonials');
    await page.goBack();
    await expect(page).toHaveURL('/about#our-process');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
  });
});

/** Runs before the page's scripts: notes how long after it was taken from the storage a section is scrolled to. */
const noteSettling = () => {
  let taken = 0;
  const remove = Storage.prototype.removeItem;
  Storage.prototype.removeItem = function (key) {
    taken = Date.now();
    remove.call(this, key);
  };
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (how) {
    Object.assign(window, { settled: Date.now() - taken });
    scroll.call(this, how);
  };
};

test('a page that has come settles for 100 ms, a loaded one for 300 ms; either stored key is honoured, and removed', async ({
  page,
}, { project }) => {
  await page.addInitScript(noteSettling);
  await openWithStoppedClock(page, '/contact');
  const settled = () =>
    expect.poll(async () => {
      await page.clock.runFor(100);
      return page.evaluate(() => Reflect.get(window, 'settled'));
    });
  await openAbout(page, project.name);
  await menuLink(page, 'Our Process').click();
  await settled().toBe(100);
  await expectAt(page, 'our-process');
  for (const [key, id] of [
    ['scrollTo', 'our-clients'],
    ['aboutScrollTo', 'chairmans-profile'],
  ] as const) {
    await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, id] as const);
    await page.goto('/about');
    await settled().toBe(300);
    await expectAt(page, id);
    expect(await keys(page)).toEqual([null, null]);
  }
});

test('whoever goes on while a page still settles gets the next page', async ({ page }) => {
  await openWithStoppedClock(page, '/contact');
  const answer = await holdBack(page, '/team');
  const press = (address: string) => page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
  /** Lets little time pass until a page has come. */
  const expectPage = (address: string) =>
    expect
      .poll(async () => {
        await page.clock.runFor(20);
        return page.title();
      })
      .toBe(pageAt(address).title);
  await press('/termspolicy#privacy');
  await expectPage('/termspolicy');
  await press('/team');
  // Longer than the page would have settled.
  await page.clock.runFor(200);
  answer();
  await expectPage('/team');
});

test('an address with a section leads right below the bars, typed and after loading again', async ({
  page,
}) => {
  for (const [address, id] of [
    ['/about#our-process', 'our-process'],
    ['/termspolicy#accessibility', 'accessibility'],
  ] as const) {
    await page.goto(address);
    await expectAt(page, id);
    await page.reload();
    await expectAt(page, id);
  }
});

for (const kind of kindsOfStorage) {
  test(`where storage is ${kind}, the link leads there all the same`, async ({ page }, { project }) => {
    await breakStorage(page, kind);
    await page.goto('/contact');
    await openAbout(page, project.name);
    await menuLink(page, 'Our Clients').click();
    await expect(page).toHaveURL('/about#our-clients');
    await expectAt(page, 'our-clients');
  });
}

test('it opens in a new tab, and a word of the terms from the footer', async ({ page, context }, {
  project,
}) => {
  await page.goto('/contact');
  await openAbout(page, project.name);
  const opened = context.waitForEvent('page');
  await menuLink(page, 'Our Process').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/about#our-process');
  await expectAt(tab, 'our-process');
  await tab.close();
  expect(await keys(page)).toEqual([null, null]);
  await expect(page).toHaveURL('/contact');
  if (project.name === 'phone') await page.keyboard.press('Escape');
  await page.locator('body > footer').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/termspolicy#privacy');
  await expectAt(page, 'privacy');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the link leads there', async ({ page }, { project }) => {
    await page.goto('/contact');
    if (project.name === 'phone') await openButton(page).tap();
    else await menuLink(page, 'About').hover();
    await header(page).getByRole('link', { name: 'Our Process' }).click();
    await expect(page).toHaveURL('/about#our-process');
    await expectAt(page, 'our-process');
  });
});
