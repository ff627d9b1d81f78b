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

/** What a page shows only when something has been done to it. */
const states: readonly [address: string, change: (page: Page) => Promise<void>][] = [
  ['/', (page) => page.getByRole('button', { name: 'Our Services' }).click()],
  ...['/services', '/credential'].map((address): (typeof states)[number] => [
    address,
    async (page) => {
      // Without a pointer, which turns a card by itself.
      for (const turn of await page.locator('[data-turn]').all()) await turn.dispatchEvent('click');
      await expect(page.locator('[data-turned="true"]')).toHaveCount(6);
    },
  ]),
  ['/all-iso', (page) => page.getByRole('searchbox').fill('22000')],
  ['/all-iso?q=no+such+standard', (page) => expect(page.getByText(/^No title matches/)).toBeVisible()],
  [
    '/iso22000Main',
    async (page) => {
      for (const part of await page.locator('main details').all())
        if ((await part.getAttribute('open')) === null) await part.locator('> summary').click();
    },
  ],
  // Of its parts one is open at a time.
  ['/iso22000Main#clauses', (page) => expect(page.locator('#clauses')).toBeVisible()],
  ['/iso22000Main#documents', (page) => expect(page.locator('#documents')).toBeVisible()],
  [
    '/plan#v1&sector=food-make&why=gfsi&sell=eu&hold=iso-9001@2015~2028-03&std=iso-9001,iso-14001,ce-marking' +
      '&people=140&work=paper&joint=yes&state=none&by=2028-06-30',
    async (page) => {
      const closed = page.locator('[data-island] details:not([open]) > summary:visible');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  ],
  [
    '/plan#v1&at=people&door=buyer&std=iso-9001',
    async (page) => {
      await page.getByRole('textbox').fill('0');
      await page.getByRole('textbox').blur();
    },
  ],
  [
    '/compare#v1&std=iso-9001,iso-14001,iso-17025,iso-27001',
    (page) => page.getByRole('table').first().waitFor({ state: 'attached' }),
  ],
  ['/check-certificate#v1&issuer=body&edition=iso-15189@2012', async () => {}],
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

    for (const [address, change] of states) {
      test(`${address} once something has been done`, async ({ page }) => {
        await openStarted(page, address);
        await change(page);
        await expectNoFaults(page, address);
      });
    }
  });
}
