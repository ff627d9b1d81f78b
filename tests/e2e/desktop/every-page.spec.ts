import { expect, type Page, test } from '@playwright/test';
import { unknownAddress } from '#tests/pages.ts';
import { addressesAndUnknown } from '../addresses.ts';
import { axe, colours } from '../audits/axe.ts';
import { brokenNumbers } from '../audits/broken-numbers.ts';
import { covered } from '../audits/covered.ts';
import { largeText, textSpacing } from '../audits/enlarged.ts';
import { focus } from '../audits/focus.ts';
import { ibm } from '../audits/ibm.ts';
import { overflow } from '../audits/reflow.ts';
import { targetSize } from '../audits/target-size.ts';
import { listenForComplaints } from '../complaints.ts';

const open = { axe, targetSize };
const enlarged = { largeText, textSpacing };
const fitting = { overflow, brokenNumbers };

/** Which audits look at a page in which window, one after the other. */
const windows = {
  desktop: [
    { width: 1440, height: 900, audits: { ...open, ibm, focus, ...enlarged, ...fitting } },
    { width: 1024, height: 900, audits: fitting },
    { width: 768, height: 900, audits: fitting },
    // A desktop at 400% zoom.
    { width: 320, height: 256, audits: { overflow, focus } },
  ],
  phone: [
    { width: 412, height: 915, audits: { ...open, ...fitting } },
    { width: 390, height: 844, audits: { ...fitting, largeText } },
    { width: 320, height: 640, audits: { ...fitting, textSpacing, covered } },
  ],
  // The colours alone are others.
  dark: [
    { width: 1440, height: 900, audits: { colours } },
    { width: 412, height: 915, audits: { colours } },
  ],
};

const faultsIn = async (page: Page, sizes: (typeof windows)[keyof typeof windows]) => {
  const faults: string[] = [];
  for (const { width, height, audits } of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const [name, audit] of Object.entries(audits)) {
      faults.push(...(await audit(page)).map((fault) => `${name} at ${width} by ${height}: ${fault}`));
    }
  }
  return faults;
};

/** From now on the page is shown in its dark colours. */
const darken = async (page: Page) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
};

/** From now on the page is touched with a finger. */
const touch = async (page: Page) => {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  expect(await page.evaluate(() => matchMedia('(hover: none) and (pointer: coarse)').matches)).toBe(true);
};

// One load of each page serves all of these; soft assertions so that one fault does not hide another.
for (const address of addressesAndUnknown) {
  test(`${address} answers, stays silent, fits and is open to everyone`, async ({ page, baseURL }) => {
    const complaints = await listenForComplaints(page, baseURL);
    const response = await page.goto(address);
    expect.soft(response?.status()).toBe(address === unknownAddress ? 404 : 200);
    await expect.soft(page.locator('h1')).toHaveCount(1);
    await expect.soft(page.locator('h1')).toBeVisible();
    expect.soft(await faultsIn(page, windows.desktop)).toEqual([]);
    await touch(page);
    expect.soft(await faultsIn(page, windows.phone)).toEqual([]);
    await darken(page);
    expect.soft(await faultsIn(page, windows.dark)).toEqual([]);
    expect.soft(complaints).toEqual([]);
  });
}
