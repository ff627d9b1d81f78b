import { expect, type Page } from '@playwright/test';
import { pageAt } from '../../html/documents.ts';
import { untilFontsAreInUse } from './ready.ts';

/** The header's controls by the names that visitors see and hear. */
export const header = (page: Page) => page.locator('body > header');
/** Small screens say after a number what it is about. */
export const menuLink = (page: Page, name: string) =>
  header(page).getByRole('link', { name: new RegExp(`^${name}( [A-Z][^()]*)?$`) });
export const menuButton = (page: Page, name: string) =>
  header(page).getByRole('button', { name: new RegExp(`(^|: )${name}$`) });
/** The button that opens the whole menu on small screens. */
export const openButton = (page: Page) =>
  header(page).getByRole('button', { name: 'Menu', exact: true, includeHidden: true });

export const topBar = (page: Page) => page.locator('aside[data-top-bar]');

/** Presses one key after the other. */
export const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Follows a link of the footer to its page, far below where most are read; phones show all its services once they are asked for. */
export const followFooterLink = async (page: Page, name: string, address: string) => {
  const footer = page.locator('body > footer');
  const link = footer.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await footer.getByRole('button', { name: /^Show all/ }).click();
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(pageAt(address.replace(/#.*/, '')).title);
};

/** Installs a clock that stands still once the page is there, in its own fonts: from then on time passes only as the test says. */
export const openWithStoppedClock = async (page: Page, address: string) => {
  await page.clock.install();
  await page.goto(address);
  // A moment that a busy machine cannot be past when it hears of it, and before anything of the page is due.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000));
  await untilFontsAreInUse(page);
};
