import { expect, test } from '@playwright/test';
import { addressesAndUnknown } from '../addresses.ts';

test.use({ javaScriptEnabled: false });

/** Runs in the page: the beginnings of the texts that nobody can see. */
const unseenTexts = () => {
  // Of a table the rows count: on small screens a cell that says nothing may be left out.
  const texts = [
    ...document.querySelectorAll(
      'main :is(h1, h2, h3, p:not(td p), li, dt, dd, tbody tr, figcaption, blockquote)',
    ),
  ];
  // Answers unfold, menus open and, where there is a pointer, cards turn without script, as tests of their own show;
  // the second slide repeats the first; what is hidden on purpose waits for a script that has something to say.
  // Of the way to a page a small screen shows the last step only.
  const apart =
    'nav, details:not([open]), [data-slide]:not([data-shown]), [data-branch], [data-needs-script], [hidden], template';
  const turning = matchMedia('(hover: hover)').matches ? '[data-flip-card] [data-face]' : 'template';
  const folded = (element: Element) => element.closest(`${apart}, ${turning}`);
  return texts
    .filter((element) => element.textContent?.trim() && !folded(element))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width === 0 ||
        height === 0 ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    })
    .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 60)}`);
};

// One visitor for all pages: a new one for each takes longer than the page.
test('every page shows its whole text', async ({ page }) => {
  test.slow();
  for (const address of addressesAndUnknown) {
    await page.goto(address);
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
    expect.soft(await page.evaluate(unseenTexts), address).toEqual([]);
    await expect.soft(page.locator('body > footer a[href="/inventory"]'), address).toBeVisible();
  }
});

test('offers no control that needs script', async ({ page }) => {
  for (const address of ['/', '/services', '/all-iso']) {
    await page.goto(address);
    await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
  }
});

test('the fonts come', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/\..*/, ''));
  });
  await page.goto('/iso22000Main', { waitUntil: 'networkidle' });
  expect([...fonts].sort()).toEqual(['/_astro/archivo', '/_astro/martian-mono']);
});
