import { expect, type Page, test } from '@playwright/test';
import { pageAt } from '../../html/documents.ts';
import { sheetsOf } from '../helpers/addresses.ts';
import { holdBack, openStarted } from '../helpers/ready.ts';

const start = '/services';

/** Follows the first link to an address, wherever it is folded away. */
const follow = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
const expectPage = async (page: Page, address: string) => {
  await expect(page).toHaveTitle(pageAt(address).title);
  await expect(page).toHaveURL(address);
};
const asked = (page: Page, address: string) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === address);
const stop = async (page: Page) => (await page.context().newCDPSession(page)).send('Page.stopLoading');

test.beforeEach(async ({ page }) => {
  // What an idle page fetches for the next one is no part of these.
  await page.route('/sheets.txt', (route) => route.abort());
  await openStarted(page, start);
});

test('stopped, address, content and history stay; nothing is left for the next page', async ({ page }) => {
  const answer = await holdBack(page, '/about');
  const entries = await page.evaluate(() => history.length);
  const request = asked(page, '/about');
  await follow(page, '/about#our-process');
  await request;
  await stop(page);
  await expect.poll(() => page.evaluate(() => navigation.transition)).toBeNull();
  answer();
  await expectPage(page, start);
  expect(await page.evaluate(() => [history.length, sessionStorage.length])).toEqual([entries, 0]);
  await follow(page, '/contact');
  await expectPage(page, '/contact');
  await page.goBack();
  await expectPage(page, start);
});

test('stopped on the way back, the address returns to what is shown', async ({ page }) => {
  await follow(page, '/contact');
  await expectPage(page, '/contact');
  const answer = await holdBack(page, start);
  const request = asked(page, start);
  await page.evaluate(() => history.back());
  await request;
  await stop(page);
  await expectPage(page, '/contact');
  answer();
  await page.goBack();
  await expectPage(page, start);
});

test('overtaken, a page that was never shown is not in the history', async ({ page }) => {
  const answer = await holdBack(page, '/team');
  const request = asked(page, '/team');
  await follow(page, '/team');
  await request;
  await follow(page, '/contact');
  await expectPage(page, '/contact');
  answer();
  await page.goBack();
  await expectPage(page, start);
});

// What else is none of ours: src/browser/navigation/pages.dom.test.ts.
test('where a page of somebody else is answered, the browser loads the document, once', async ({ page }) => {
  const loaded: string[] = [];
  await page.route('/contact', (route) => {
    if (!route.request().isNavigationRequest())
      return route.fulfill({ contentType: 'text/html', body: '<title>Hotel Wi-Fi login</title>' });
    loaded.push(route.request().url());
    return route.continue();
  });
  await follow(page, '/contact');
  await expectPage(page, '/contact');
  expect(loaded).toHaveLength(1);
  await page.goBack();
  await expectPage(page, start);
});

test('a behaviour that throws is reported, and takes no other with it', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.addInitScript(() => {
    Object.assign(window, { IntersectionObserver: undefined });
  });
  await openStarted(page, '/iso9001Main');
  expect(thrown).not.toHaveLength(0);
  for (const message of thrown) expect(message).toContain('IntersectionObserver');
  await page.keyboard.press('/');
  await expect(page.locator('dialog')).toBeVisible();
});

test('a mouse that rests on a link asks for its page and styles, one that crosses not', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname !== '/sheets.txt') asked.push(pathname);
  });
  const links = page.locator('body > footer nav a');
  // Faster than anybody: no time passes between one link and the next.
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('body > footer nav a'))
      link.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
  });
  const last = new URL((await links.last().getAttribute('href')) ?? '', page.url()).pathname;
  const here = sheetsOf(start);
  const missing = sheetsOf(last).filter((sheet) => !here.includes(sheet));
  await expect.poll(() => asked).toEqual([last, ...missing]);
});

test('quick clicks leave no error unhandled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  for (const address of ['/team', '/contact', '/about', '/contact', '/team']) {
    await follow(page, address);
    await expect(page).toHaveTitle(pageAt(address).title);
  }
  expect(thrown).toEqual([]);
});
