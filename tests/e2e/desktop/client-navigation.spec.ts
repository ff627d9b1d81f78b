import { expect, type Page, test } from '@playwright/test';
import { pageAt, textOf } from '#tests/html/documents.ts';
import { comparisonAddresses, furtherAddresses } from '#tests/pages.ts';
import { addresses } from '../addresses.ts';
import { listenForComplaints } from '../complaints.ts';
import { untilFontsAreInUse } from '../fonts.ts';

/** Follows the first link of the page to an address or a part of it, wherever it is folded away. */
const follow = (page: Page, address: string) =>
  page
    .locator(`:is(a[href="${address}"], a[href^="${address}#"])`)
    .first()
    .evaluate((link) => {
      scrollTo(0, 400);
      if (link instanceof HTMLElement) link.click();
    });

const marked = (page: Page) =>
  page
    .locator('body > header nav [aria-current="page"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Runs in the page: whether it stands at its top, or where the address says. */
const isAtStart = () => {
  const target = location.hash ? document.querySelector(location.hash) : document.body;
  return Math.abs(target?.getBoundingClientRect().top ?? Number.NaN) < 200;
};

// The menus hold every page but these.
const outsideMenus = new Set(['/termspolicy', ...furtherAddresses]);

test('goes to every page by its link without loading a document, and nothing complains', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const complaints = await listenForComplaints(page, baseURL);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/contact');

  for (const address of addresses) {
    const expected = pageAt(address);
    // The comparisons are linked from the page of all.
    if (comparisonAddresses.includes(address)) {
      await follow(page, '/compare');
      await expect(page).toHaveTitle(pageAt('/compare').title);
    }
    await follow(page, address);
    await expect(page).toHaveURL(({ pathname }) => pathname === address);
    await expect(page).toHaveTitle(expected.title);
    await expect(page.locator('h1')).toHaveText(textOf(expected.querySelector('h1')));
    expect.soft(await marked(page), address).toEqual(outsideMenus.has(address) ? [] : [address]);
    await expect.soft
      .poll(() => page.evaluate(isAtStart), { message: `${address} shows its beginning` })
      .toBe(true);
    // What the router has put in is styled: a refused style would leave the header in the flow of the text.
    await expect.soft(page.locator('body > header')).toHaveCSS('position', /sticky|fixed/);
  }
  expect(documents).toEqual([`${baseURL}/contact`]);
  expect(complaints).toEqual([]);
});

test('goes back and forward between pages', async ({ page }) => {
  await page.goto('/team');
  await follow(page, '/contact');
  await expect(page).toHaveTitle(pageAt('/contact').title);
  await page.goBack();
  await expect(page).toHaveTitle(pageAt('/team').title);
  await page.goForward();
  await expect(page).toHaveTitle(pageAt('/contact').title);
  await expect(page.locator('h1')).toHaveText(textOf(pageAt('/contact').querySelector('h1')));
});

/** Pages whose behaviours change what is to be seen, at once; an island comes later. */
const kinds = ['/', '/about', '/all-iso', '/iso22000Main', '/team', '/contact', '/editions'];

/** Runs in the page: the box and the looks of each of its elements. */
const looks = () =>
  [...document.querySelectorAll('body > *, body > * *')]
    .filter((element) => !element.closest('svg, script, link, [aria-live]'))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { display, color, backgroundColor, fontSize, fontWeight, lineHeight, margin, padding } =
        getComputedStyle(element);
      const name = `${element.localName}.${element.className}`;
      const box = `${Math.round(width)} × ${Math.round(height)}`;
      return [
        name,
        box,
        display,
        color,
        backgroundColor,
        fontSize,
        fontWeight,
        lineHeight,
        margin,
        padding,
      ].join(' ');
    });

test('a page that was followed to looks as one that was loaded', async ({ page, context }) => {
  test.slow();
  await page.goto('/offline');
  for (const address of kinds) {
    await page.evaluate((to) => navigation.navigate(to).finished, address);
    await expect(page).toHaveTitle(pageAt(address).title);
    const loaded = await context.newPage();
    await loaded.goto(address);
    await untilFontsAreInUse(loaded);
    const expected = await loaded.evaluate(looks);
    await loaded.close();
    await expect.poll(() => page.evaluate(looks), { message: address }).toEqual(expected);
  }
});
