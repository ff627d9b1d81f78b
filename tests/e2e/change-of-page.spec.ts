import { expect, type Page, test } from '@playwright/test';
import { pageAt, textOf } from '../html/documents.ts';
import { kinds } from './helpers/addresses.ts';
import { listenForComplaints } from './helpers/complaints.ts';
import { noteScrolling, scrollTo } from './helpers/motion.ts';
import { openStarted } from './helpers/ready.ts';
import { followFooterLink, header, menuLink } from './helpers/shell.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('every kind of page comes without a load, at its top, announced', async ({ page, baseURL }) => {
  const complaints = await listenForComplaints(page, baseURL);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/iso9001Main');
  // To that one the plan alone leads.
  for (const address of kinds.filter((each) => each !== '/plan-how')) {
    const { title } = pageAt(address);
    await page
      .locator(`:is(a[href="${address}"], a[href^="${address}#"]):not([data-search])`)
      .first()
      .evaluate((link) => {
        window.scrollTo(0, 400);
        if (link instanceof HTMLElement) link.click();
      });
    await expect(page).toHaveURL(({ pathname }) => pathname === address);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveText(textOf(pageAt(address).querySelector('h1')));
    const isAtStart = () =>
      page.evaluate(() => {
        const target = location.hash ? document.querySelector(location.hash) : document.body;
        return Math.abs(target?.getBoundingClientRect().top ?? Number.NaN) < 200;
      });
    await expect.poll(isAtStart, { message: `${address} shows its beginning` }).toBe(true);
    await expect(page.locator('[aria-live]')).toHaveText(title);
    // What the router has put in is styled: a refused style would leave the header in the flow of the text.
    await expect(header(page)).toHaveCSS('position', /sticky|fixed/);
  }
  await followFooterLink(page, 'HACCP Certification', '/hacpMain');
  expect(await place(page)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  // The Tab key goes on in the content.
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect(documents).toEqual([`${baseURL}/iso9001Main`]);
  expect(complaints).toEqual([]);
});

test('Back and Forward restore the position, after a load too @night', async ({ page }) => {
  await page.goto('/iso22000Main');
  await followFooterLink(page, 'HACCP Certification', '/hacpMain');
  await scrollTo(page, 700);
  const left = await place(page);
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

/** From now on notes each change of page that moves, and how long each part of it does. */
const noteChanges = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.defineProperty(window, 'times', { value: times });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      times.push(0);
      const transition = begin(change);
      transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          if (part?.startsWith('::view-transition')) times.push(Number(effect?.getComputedTiming().endTime));
        }
      });
      return transition;
    };
  });
const changes = (page: Page) => page.evaluate((): number[] => Reflect.get(window, 'times'));

test('Home and the brand below scroll up smoothly; pages change in 200 ms @night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  for (const [link, address] of [
    [menuLink(page, 'Home'), '/'],
    [page.locator('body > footer a').first(), '/#home'],
  ] as const) {
    await scrollTo(page, 1e6);
    await expect.poll(() => place(page)).toBeGreaterThan(1000);
    const isSmooth = await noteScrolling(page);
    await link.click();
    await expect.poll(() => place(page)).toBe(0);
    expect(await isSmooth(), address).toBe(true);
    await expect(page).toHaveURL(address);
  }
  // Elsewhere the brand leads to the top of the page, Home and the logo go home.
  await noteChanges(page);
  await followFooterLink(page, 'HACCP Certification', '/hacpMain');
  await expect.poll(async () => (await changes(page)).length).toBeGreaterThan(1);
  expect(Math.max(...(await changes(page)))).toBeLessThanOrEqual(200);
  await scrollTo(page, 1e6);
  await page.locator('body > footer a').first().click();
  await expect.poll(() => place(page)).toBe(0);
  await expect(page).toHaveURL(/\/hacpMain(#top)?$/);
  // For whom nothing shall move they just change.
  const before = (await changes(page)).length;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await header(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(pageAt('/').title);
  expect(await changes(page)).toHaveLength(before);
});

test('HTML comes into a page through the router alone @night', async ({ page }) => {
  await page.goto('/hr');
  for (const way of [
    "document.body.innerHTML += '<p>Injected</p>'",
    "document.body.insertAdjacentHTML('beforeend', '<p>Injected</p>')",
    "new DOMParser().parseFromString('<p>Injected</p>', 'text/html')",
    "trustedTypes.createPolicy('other', {})",
    // That of the router stands already.
    "trustedTypes.createPolicy('router', {})",
  ])
    await expect(page.evaluate(way), way).rejects.toThrow(/TrustedHTML|policy/i);
});

test('a slip in an address offers the page that was meant @night', async ({ page }) => {
  // Which is meant by what: src/features/search/nearest.test.ts.
  expect((await page.goto('/abuot.html'))?.status()).toBe(404);
  const offer = page.locator('[data-near-miss] a:visible');
  await expect(offer).toHaveAttribute('href', '/about');
  await offer.click();
  await expect(page).toHaveURL('/about');
  await openStarted(page, '/wp-login.php');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-near-miss]')).toBeHidden();
});
