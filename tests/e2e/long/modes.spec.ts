import { expect, type Page, test } from '@playwright/test';
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

/** What a page shows only when something has been done to it: what is then there, what is pressed, or what is typed where. */
const states: readonly [address: string, shown: string, at?: string, type?: string][] = [
  ['/', '#services-menu', '[data-services-menu] > button'],
  ['/services', '[data-turned="true"]', '[data-turn]'],
  ['/credential', '[data-turned="true"]', '[data-turn]'],
  ['/all-iso', '#catalogue li', 'main input[type="search"]', '22000'],
  ['/all-iso?q=no+such+standard', 'text=/^No title matches/'],
  ['/iso22000Main', '#questions details p', 'main details:not([open]) > summary'],
  // Of its parts one is open at a time.
  ['/iso22000Main#clauses', '#clauses'],
  ['/iso22000Main#documents', '#documents'],
  [
    '/plan#v1&sector=food-make&why=gfsi&sell=eu&hold=iso-9001@2015~2028-03&std=iso-9001,iso-14001,ce-marking' +
      '&people=140&work=paper&joint=yes&state=none&by=2028-06-30',
    '[data-island] details[open]',
    '[data-island] details:not([open]) > summary',
  ],
  ['/plan#v1&at=people&door=buyer&std=iso-9001', '[role="alert"]', '.ask-number input', '0'],
  ['/compare#v1&std=iso-9001,iso-14001,iso-17025,iso-27001', 'table'],
  ['/check-certificate#v1&issuer=body&edition=iso-15189@2012', 'h1'],
];

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

    for (const [address, shown, at, type] of states) {
      test(`${address} once something has been done`, async ({ page }) => {
        await openStarted(page, address);
        if (at && type) {
          await page.locator(at).fill(type);
          await page.locator(at).blur();
        } else if (at) {
          // Without a pointer, which turns a card by itself.
          await page.locator(at).evaluateAll((all) => {
            for (const part of all) if (part instanceof HTMLElement) part.click();
          });
        }
        await expect(page.locator(shown).locator('visible=true').first()).toBeVisible();
        await expectNoFaults(page, address);
      });
    }
  });
}
