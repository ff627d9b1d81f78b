import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { unknownAddress } from '../../pages.ts';
import { addressesAndUnknown } from '../addresses.ts';
import { listenForComplaints } from '../complaints.ts';
import { brokenNumbers, overflowAt } from '../layout.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// The messages say it all, and recording every load would take a third longer.
test.use({ trace: 'off' });

const widths: Readonly<Record<string, readonly number[]>> = {
  desktop: [768, 1024, 1440],
  phone: [320, 390, 412],
};

// One load of each page in each size serves all of these; soft assertions so that one fault does not hide another.
for (const address of addressesAndUnknown) {
  test(`${address} answers, stays silent, fits and is open to everyone`, async ({ page, baseURL }, {
    project,
  }) => {
    const complaints = await listenForComplaints(page, baseURL);
    const response = await page.goto(address);
    expect.soft(response?.status()).toBe(address === unknownAddress ? 404 : 200);
    await expect.soft(page.locator('h1')).toHaveCount(1);
    await expect.soft(page.locator('h1')).toBeVisible();

    const audit = await new AxeBuilder({ page }).withTags(standards).analyze();
    const violations = audit.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary}`),
    );
    expect.soft(violations).toEqual([]);

    expect.soft(await overflowAt(page, widths[project.name] ?? [])).toEqual([]);
    expect.soft(await brokenNumbers(page)).toEqual([]);
    expect.soft(complaints).toEqual([]);
  });
}
