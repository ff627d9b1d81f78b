import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 794, height: 1123 } });

/** Runs in the page: the beginnings of the texts of a page's main part that are not printed. */
const unprinted = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, blockquote)')]
    .filter((element) => {
      const isMeant = !element.closest(
        'nav, template, [hidden], [aria-hidden], [data-visually-hidden], [data-needs-script]',
      );
      const leadsOn = element.querySelector('a, button') !== null;
      // The back of a card repeats its title, and sets a figure large that the text has too.
      const isOfBack = element.matches('[data-face] + [data-face] > p:is(:first-child, :last-child)');
      return (
        isMeant &&
        !leadsOn &&
        !isOfBack &&
        element.textContent?.trim() &&
        element.getBoundingClientRect().height === 0
      );
    })
    .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 60)}`);

for (const [address, most] of [
  ['/contact', 1],
  ['/about', 3],
  ['/team', 1],
  ['/credential', 2],
  ['/termspolicy', 4],
] as const) {
  test(`${address} prints its whole text, on ${most} sheets at most`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(address);
    expect(await page.evaluate(unprinted)).toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(most);
  });
}
