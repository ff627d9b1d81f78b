import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { listenForComplaints } from '../complaints.ts';
import { untilFontsAreInUse } from '../fonts.ts';
import { type OfflineSite, startOfflineSite } from '../offline-site.ts';

test.use({ serviceWorkers: 'allow' });

let site: OfflineSite;
test.beforeEach(async () => {
  site = await startOfflineSite();
});
test.afterEach(() => site.stop());

const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Goes to a page, and waits until the worker sees everything that follows and has kept that page too, last of all. */
const visitFirst = async (page: Page, path: string) => {
  await page.goto(site.url + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(() => storedPaths(page)).toContain(path);
};

const follow = async (page: Page, label: string, heading: string | RegExp) => {
  await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
  await expect(page.locator('h1')).toHaveText(heading);
};

/**
 * A page is fresh for a minute, and until then the browser asks nobody: as if that had passed. Where there
 * shall be no network, that goes first: a page brought ahead in between would be fresh again.
 */
const aMinuteLater = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
};

const expectAllPictures = async (page: Page) => {
  const lazy = page.locator('main img');
  for (const image of await lazy.all())
    await image.evaluate((element) => element.setAttribute('loading', 'eager'));
  await expect
    .poll(() =>
      lazy.evaluateAll(
        (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
      ),
    )
    .toBe(await lazy.count());
};

const notice = (page: Page) => page.getByRole('complementary', { name: 'Stored copy' });
const missing = (page: Page) =>
  notice(page).getByText('Pictures that you had not come to by then are missing from it.');

test('the first load is not touched: the worker comes after it, within a second, and asks for nothing twice', async ({
  page,
}) => {
  const complaints = await listenForComplaints(page, site.url);
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...parameters) {
      document.documentElement.dataset.registeredAt = `${performance.now()}`;
      return register.apply(this, parameters);
    };
  });
  await visitFirst(page, '/hr');
  const [registered, loaded] = await page.evaluate(() => [
    Number(document.documentElement.dataset.registeredAt),
    performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd,
  ]);
  expect(registered - loaded).toBeGreaterThan(0);
  expect(registered - loaded).toBeLessThan(1000);
  const before = site.asked.slice(0, site.asked.indexOf('/worker.js'));
  expect(before).not.toContain('/all-iso');
  expect(before).not.toContain('/offline');
  const files = site.asked.filter((path) => path !== '/hr');
  expect(files).toEqual([...new Set(files)]);
  expect(complaints).toEqual([]);
});

test('pages seen and the catalogue are read without network, and say so; all others lead to a list of them', async ({
  page,
  context,
}) => {
  const complaints = await listenForComplaints(page, site.url);
  await visitFirst(page, '/about');
  // On by the header: the way to a link of the footer would read the page to its end.
  await page.locator('body > header').getByRole('link', { name: 'Team', exact: true }).click();
  await page.waitForURL('**/team');
  await follow(page, 'Administration Services', /Administration/);
  await expect.poll(() => storedPaths(page)).toContain('/administration');
  expect(complaints).toEqual([]);

  await context.setOffline(true);
  await aMinuteLater(page);
  await page.goto(`${site.url}/all-iso`);
  await expect(page.locator('h1')).toContainText('ISO');
  await expect(notice(page)).toContainText(
    /The network does not answer\. This is the copy of \d+ \w+ 20\d\d at \d\d:\d\d/,
  );
  await expect(missing(page)).toBeHidden();
  expect(await notice(page).evaluate((element) => getComputedStyle(element).textAlign)).toBe('center');
  await expectAllPictures(page);
  // On a narrow view too, whose own picture of the opening no one has seen.
  await page.setViewportSize({ width: 412, height: 915 });
  await page.reload();
  await expectAllPictures(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Of a page that was not read to its end, pictures are missing: it says so.
  await page.goto(`${site.url}/about`);
  await expect(missing(page)).toBeVisible();

  // By the router, then by a load; with fonts and scripts.
  await follow(page, 'Administration Services', /Administration/);
  await expect(notice(page)).toBeVisible();
  await page.reload();
  await expect(page.locator('h1')).toHaveText(/Administration/);
  await expect(page.locator('html')).toHaveClass(/js/);
  await untilFontsAreInUse(page);

  await page.goto(`${site.url}/iso37001Main`);
  await expect(page.locator('h1')).toHaveText('No connection');
  await expect(notice(page)).toHaveCount(0);
  const links = page.locator('[data-stored-pages] a');
  await expect(links.first()).toBeVisible();
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(listed).toEqual(expect.arrayContaining(['/about', '/administration', '/all-iso']));
  expect(listed.filter((path) => ['/offline', '/iso37001Main'].includes(path))).toEqual([]);
  await page.locator('[data-stored-pages] a[href="/about"]').click();
  await expect(page.locator('h1')).not.toHaveText('No connection');
  await expect(notice(page)).toBeVisible();

  // And back: the page itself, by the link of the page that stood in for it.
  await page.goto(`${site.url}/iso37001Main`);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('h1')).not.toHaveText('No connection');
  await expect(notice(page)).toHaveCount(0);
});

test('the search is kept once it has been opened, not before', async ({ page, context }) => {
  await visitFirst(page, '/hr');
  const index = async () => (await storedPaths(page)).filter((path) => path.startsWith('/search/'));
  expect(await index()).toEqual([]);
  const search = page.locator('[data-search]');
  const field = page.getByRole('dialog').getByRole('searchbox');
  await search.click();
  await field.fill('haccp');
  await expect.poll(index).toHaveLength(1);

  await context.setOffline(true);
  await aMinuteLater(page);
  await page.reload();
  await search.click();
  await field.fill('haccp');
  await expect(page.getByRole('dialog').locator('li a').first()).toHaveText(/HACCP/);
});

test('an old page is never shown while the network answers, by load or by link', async ({
  page,
  context,
}) => {
  await visitFirst(page, '/hr');
  await follow(page, 'Inventory Management Services', /Inventory/);
  await expect.poll(() => storedPaths(page)).toContain('/inventory');
  const rename = (text: string) => text.replace(/<h1([^>]*)>.*?<\/h1>/s, '<h1$1>Changed since</h1>');
  await site.change('hr.html', rename);
  await aMinuteLater(page);
  await page.goto(`${site.url}/hr`);
  await expect(page.locator('h1')).toHaveText('Changed since');
  await expect(notice(page)).toHaveCount(0);

  // Nor what was brought ahead while there was no network.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Inventory Management Services' });
  await context.setOffline(true);
  const standIn = page.waitForResponse(`${site.url}/inventory`);
  await link.hover();
  expect((await standIn).fromServiceWorker()).toBe(true);
  await context.setOffline(false);
  await site.change('inventory.html', rename);
  await link.click();
  await expect(page).toHaveURL(`${site.url}/inventory`);
  await expect(page.locator('h1')).toHaveText('Changed since');
  await expect(notice(page)).toHaveCount(0);

  await site.remove('inventory.html');
  await aMinuteLater(page);
  await page.goto(`${site.url}/inventory`);
  await expect(page.locator('h1')).toHaveText('This page is out of tolerance.');
  await expect.poll(() => storedPaths(page)).not.toContain('/inventory');
});

test('after three seconds of silence the stored copy is shown; without one the network is waited for', async ({
  page,
  context,
}) => {
  await visitFirst(page, '/hr');
  await aMinuteLater(page);
  site.fallSilent();
  const arrival = page.goto(`${site.url}/mrm`);
  await expect.poll(() => site.asked).toContain('/mrm');
  const other = await context.newPage();
  const began = performance.now();
  await other.goto(`${site.url}/hr`);
  expect(performance.now() - began).toBeGreaterThan(2900);
  await expect(notice(other)).toBeVisible();

  // It was asked for before, so its three seconds are over too.
  site.speak();
  await arrival;
  await expect(page.locator('h1')).toContainText('Management Review');
  await expect(notice(page)).toHaveCount(0);
});

test('a new release takes over at the next visit, keeps what was read and lets go of files no page names', async ({
  page,
  context,
}) => {
  const complaints = await listenForComplaints(page, site.url);
  await visitFirst(page, '/hr');
  await page.evaluate(async () => {
    const store = await caches.open('site');
    await store.put('/art/left-over.0123abcd.svg', new Response(''));
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset.takenOver = '';
    });
  });
  await site.change('all-iso.html', (text) =>
    text.replace(/<h1([^>]*)>.*?<\/h1>/s, '<h1$1>Second release</h1>'),
  );
  await site.change('worker.js', (text) => text.replace(/"digest":"\w+"/, '"digest":"second"'));
  await page.reload();
  await expect.poll(() => storedPaths(page)).not.toContain('/art/left-over.0123abcd.svg');
  expect(await storedPaths(page)).toContain('/hr');
  expect(complaints).toEqual([]);
  await context.setOffline(true);
  await aMinuteLater(page);
  await page.goto(`${site.url}/all-iso`);
  await expect(page.locator('h1')).toHaveText('Second release');
});

test('is removed from every browser that comes by once the worker that removes is published', async ({
  page,
}) => {
  await visitFirst(page, '/hr');
  const removal = stripTypeScriptTypes(await readFile('src/browser/offline/removal.ts', 'utf8')).replace(
    /^export .*$/m,
    '',
  );
  await site.change('worker.js', () => removal);
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no longer registered'));
  });
  await page.goto(`${site.url}/hr`);
  await expect.poll(() => storedPaths(page)).toEqual([]);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
});

test('a tool that was visited answers without network: its script and what it shows are kept', async ({
  page,
  context,
}) => {
  await visitFirst(page, '/compare');
  const source = await page.locator('[data-island]').getAttribute('data-source');
  await expect.poll(() => storedPaths(page)).toContain(source);
  await context.setOffline(true);
  await aMinuteLater(page);
  await page.goto(`${site.url}/compare#v1&std=iso-22000,iso-13485`);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'By consequence' }).getByRole('columnheader')).toHaveText([
    'Aspect',
    /ISO 22000/,
    /ISO 13485/,
  ]);
});
