import type { Page } from '@playwright/test';

/** The number of sheets of a page on paper: Chromium writes each as a plain object. */
export const sheets = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

/** Runs in the page: the beginnings of the texts of its main part that are not printed. */
export const unprinted = () =>
  [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, blockquote)')]
    .filter((element) => {
      const apart =
        'nav, template, [hidden], [aria-hidden], [data-visually-hidden], [data-needs-script], [data-slide]:not([data-first])';
      const leadsOn = element.querySelector('a, button') !== null;
      // The back of a card repeats its title, and sets a figure large that the text has too.
      const isOfBack = element.matches('[data-face] + [data-face] > p:is(:first-child, :last-child)');
      return (
        !element.closest(apart) &&
        !leadsOn &&
        !isOfBack &&
        element.textContent?.trim() &&
        element.getBoundingClientRect().height === 0
      );
    })
    .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 60)}`);
