import { expect, type Page, test } from '@playwright/test';
import { content } from '../../html/content.ts';

type Reading = {
  of: string;
  address: string;
  prepare?: (page: Page) => Promise<unknown>;
  within: string;
  /** What assistive technology is given, in this order. */
  tree: string;
};

// That the current page is told: tests/html; that a turned face is not: src/browser/behaviours/flip-card.dom.test.ts.
const readings: readonly Reading[] = [
  {
    of: 'the header: each entry, and that menus are closed',
    address: '/services',
    within: 'body > header',
    tree: `
      - navigation "Main menu":
        - list:
          - /children: equal
          - listitem:
            - link "Home"
          - listitem:
            - link "About"
            - 'button "Show more: About" [expanded=false]'
          - listitem:
            - link "Services"
            - 'button "Show more: Services" [expanded=false]'
          - listitem:
            - link "Credential"
          - listitem:
            - link "Team"
          - listitem:
            - link "Contact"`,
  },
  {
    of: 'the opening: the slide that is shown, and nothing of the other',
    address: '/',
    within: '#home',
    tree: `
      - /children: equal
      - paragraph
      - heading [level=1]
      - paragraph
      - paragraph
      - link
      - link
      - button "Our Services"
      - button "Previous slide"
      - button "Next slide"
      - button "Play the slides"`,
  },
  {
    of: 'the search: its name, what is in it, and how many standards match',
    address: '/all-iso',
    prepare: (page) => page.getByRole('searchbox').fill('22000'),
    within: 'search',
    tree: `
      - search:
        - searchbox "Search by number or title": "22000"
        - status: 1 of 14 standards`,
  },
  {
    of: 'a rating: in words',
    address: '/about',
    within: '#testimonials figure >> nth=0',
    tree: `- paragraph: Rated ${content.testimonials[0]?.rating} out of 5`,
  },
  {
    of: 'the register: its columns',
    address: '/editions',
    within: '#register table',
    tree: `
      - row:
        - columnheader "Standard"
        - columnheader "Status"
        - columnheader "Source"`,
  },
];

for (const { of, address, prepare, within, tree } of readings) {
  test(`of ${of}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-started');
    await prepare?.(page);
    await expect(page.locator(within)).toMatchAriaSnapshot(tree);
  });
}
