import type { Page } from '@playwright/test';

/** Follows a link of the footer; phones show all its services once they are asked for. */
export const followFooterLink = async (page: Page, name: string) => {
  const footer = page.locator('body > footer');
  const link = footer.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await footer.getByRole('button', { name: /^Show all/ }).click();
  await link.click();
};
