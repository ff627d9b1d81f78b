import type { Page } from '@playwright/test';

/**
 * How far the beginning of an element is from the lower edge of what sticks to the top of the window, in pixels;
 * 0 while it is within the breath that `scroll-padding` leaves there.
 */
export const distanceBelowBars = (page: Page, id: string) =>
  page.evaluate((name) => {
    const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? Number.NaN;
    const distance = (document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN) - bar;
    return distance > -1.5 && distance < 17 ? 0 : Math.round(distance);
  }, id);
