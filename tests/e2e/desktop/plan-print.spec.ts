import { expect, test } from '@playwright/test';

const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

const plan =
  '/plan#v1&step=take&std=iso-9001,iso-14001,iso-45001&people=140&work=paper&by=2027-06-30&kind=audit';

test('the plan prints on one sheet, its open points behind it', async ({ page }) => {
  await page.goto(plan);
  const sheet = page.getByRole('article', { name: 'Certification plan' });
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('table')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Auditor days, by people' })).toBeHidden();
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  // All standards with questions, so that every part of the sheet is filled, and many points are open.
  await page.goto(`${plan}&a=s3.0,s14.0,s15.1,s1.2,s2.3,s4.1,q2.1,q3.0,e1.0,e2.1,e3.2,h1.0,h2.1,h3.1`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open points' })).toBeVisible();
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
});
