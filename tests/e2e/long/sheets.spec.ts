import { expect, type Page, test } from '@playwright/test';
import { styledKinds as kinds } from '../helpers/addresses.ts';
import { openStarted, untilIslandsAnswer } from '../helpers/ready.ts';

/** The computed styles of the first element of each name and class, as a number each. */
const styles = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const found = new Map<string, number>();
    for (const element of document.querySelectorAll('body, body *')) {
      const name = `${element.localName}.${element.getAttribute('class')}`;
      if (found.has(name)) continue;
      const text = getComputedStyle(element).cssText;
      let sum = 0;
      for (let place = 0; place < text.length; place += 1) sum = (sum * 31 + text.charCodeAt(place)) | 0;
      found.set(name, sum);
    }
    return Object.fromEntries(found);
  });

test('a page looks as it does after a load, whichever kind it is entered from', async ({ page }) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loaded = new Map<string, Record<string, number>>();
  for (const address of kinds) {
    await openStarted(page, address);
    loaded.set(address, await styles(page));
  }
  const enter = async (address: string) => {
    const from = new URL(page.url()).pathname;
    await page.evaluate((to) => navigation.navigate(to).finished?.then(() => {}), address);
    await untilIslandsAnswer(page);
    expect.soft(await styles(page), `${address} entered from ${from}`).toEqual(loaded.get(address));
  };
  // From each to each other, there and back.
  for (const [index, from] of kinds.entries()) {
    if (new URL(page.url()).pathname !== from) await enter(from);
    for (const to of kinds.slice(index + 1)) {
      await enter(to);
      await enter(from);
    }
  }
});
