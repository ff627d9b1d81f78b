import { expect, type Page, test } from '@playwright/test';
import { listenForComplaints } from './helpers/complaints.ts';
import { expectBelowBars, noteShifts } from './helpers/motion.ts';
import { untilFontsAreInUse } from './helpers/ready.ts';
import { followFooterLink, menuButton, menuLink, topBar } from './helpers/shell.ts';
import { breakStorage, kindsOfStorage } from './helpers/storage.ts';

const close = (page: Page) => page.getByRole('button', { name: 'Close advertise bar' });

// What it says, and where it leads: tests/html.
test('stays closed for the session without a flash or a shift', async ({ page }) => {
  const { begin, sum } = await noteShifts(page);
  await page.goto('/contact');
  await expect(topBar(page)).toBeVisible();
  await untilFontsAreInUse(page);
  await close(page).click();
  await expect(topBar(page)).toBeHidden();
  // The page moves up, as asked; from then on nothing moves.
  await begin();
  // Of what it says nothing passes with time: what a script corrects would move as well.
  await followFooterLink(page, 'Terms and questions', '/glossary');
  await expect(topBar(page)).toBeHidden();
  // The entry that is now active is bold: the mark below it is three pixels wider.
  expect(await sum()).toBeCloseTo(0, 5);
  await page.reload();
  await untilFontsAreInUse(page);
  await expect(topBar(page)).toBeHidden();
  // The site's fonts may come after the first frame, which moves words by some pixels; the bar would move all by 0.03.
  expect(await sum()).toBeCloseTo(0, 2);
});

for (const kind of kindsOfStorage) {
  test(`where storage is ${kind} it closes, and a section is reached @night`, async ({ page, baseURL }) => {
    const complaints = await listenForComplaints(page, baseURL);
    await breakStorage(page, kind);
    await page.goto('/contact');
    await close(page).press('Enter');
    await expect(topBar(page)).toBeHidden();
    await followFooterLink(page, 'Edition register', '/editions');
    await menuButton(page, 'About').press('Enter');
    await menuLink(page, 'Our Clients').click();
    await expect(page).toHaveURL('/about#our-clients');
    await expectBelowBars(page, 'our-clients');
    expect(complaints).toEqual([]);
  });
}
