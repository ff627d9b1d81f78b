import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { readTable } from '../../table.ts';
import { axe, colours } from '../audits/axe.ts';
import { ibm } from '../audits/ibm.ts';
import { targetSize } from '../audits/target-size.ts';
import { phone } from '../helpers/devices.ts';
import { openStarted } from '../helpers/ready.ts';
import { header, openButton } from '../helpers/shell.ts';

/** What the engines find in the light, which controls are too small, and what is wrong with the colours in the dark. */
const expectNoFaults = async (page: Page, state: string) => {
  const faults = [...(await axe(page)), ...(await ibm(page)), ...(await targetSize(page))];
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await colours(page)).map((fault) => `dark: ${fault}`));
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(faults, state).toEqual([]);
};

const text = z.string();
const states = readTable(
  'tests/e2e/long/states.yaml',
  z.array(z.strictObject({ at: text, shown: text, press: text.optional(), type: text.optional() })),
);

for (const device of [{}, phone]) {
  test.describe(device === phone ? 'on a telephone' : 'on a desk', () => {
    test.use(device);

    test('each menu while it is open', async ({ page }) => {
      await page.goto('/contact');
      if (device === phone) await openButton(page).click();
      for (const name of ['About', 'Services', 'ISO Services', 'Management Services']) {
        const toggle = header(page).getByRole('button', { name: new RegExp(`: ${name}$`) });
        if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.press('Enter');
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await expectNoFaults(page, name);
      }
    });

    for (const { at, shown, press, type } of states) {
      test(`${at} once something has been done`, async ({ page }) => {
        await openStarted(page, at);
        if (press && type) {
          await page.locator(press).fill(type);
          await page.locator(press).blur();
        } else if (press) {
          // Without a pointer, which turns a card by itself.
          await page.locator(press).evaluateAll((all) => {
            for (const part of all) if (part instanceof HTMLElement) part.click();
          });
        }
        await expect(page.locator(shown).locator('visible=true').first()).toBeVisible();
        await expectNoFaults(page, at);
      });
    }
  });
}
