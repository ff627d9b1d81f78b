import { expect, type Page } from '@playwright/test';

/** Waits until an element begins right below what sticks to the top, within the breath that `scroll-padding` leaves there. */
export const expectBelowBars = (page: Page, id: string) => {
  const isBelow = () =>
    page.evaluate((name) => {
      const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? Number.NaN;
      const distance = (document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN) - bar;
      return distance > -1.5 && distance < 17;
    }, id);
  return expect.poll(isBelow, { message: `#${id} begins below the bars` }).toBe(true);
};
