import { expect, type Page } from '@playwright/test';

/** Waits until every tool of the page has been taken over by its script; there need not be one. */
export const untilIslandsAnswer = (page: Page) =>
  expect(page.locator('[data-island]:not([data-started])')).toHaveCount(0);
