import { expect, test } from '@playwright/test';
import { phone } from './helpers/devices.ts';
import { openTool, watchTool } from './helpers/tool.ts';

test.describe('on a telephone', () => {
  test.use(phone);

  test('four standards side by side, each answer under its own, there and back', async ({
    page,
    baseURL,
  }) => {
    const { complaints, requests } = await watchTool(page, '/compare', baseURL);
    const tile = (sign: string) => page.getByRole('button', { name: new RegExp(`^${sign} `) });
    const said = page.getByRole('status');
    const way = page.locator('.ask-bar').getByRole('link', { name: 'Compare', exact: true });
    await tile('9001').tap();
    await expect(said).toHaveText('ISO 9001. Beside which?');
    await tile('14001').tap();
    await expect(said).toHaveText('Most of the system can be shared.');
    await tile('45001').tap();
    await expect(way).toHaveAttribute('href', '/compare/iso-9001-iso-14001-iso-45001');
    await page.getByRole('button', { name: 'Take off ISO 45001' }).tap();
    await expect(page).toHaveURL('/compare#v1&view=board&std=iso-9001,iso-14001');
    for (const sign of ['22000', '27001', '45001']) await tile(sign).tap();
    await expect(said).toHaveText('Four are chosen. Press one to take it off.');
    await expect(tile('45001')).toHaveAttribute('aria-pressed', 'false');
    await way.tap();
    const address = '/compare#v1&std=iso-9001,iso-14001,iso-22000,iso-27001';
    await expect(page).toHaveURL(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const cells = page.getByRole('row', { name: 'What is it for?' }).locator('td');
    const signs = () =>
      cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
    await expect.poll(signs).toEqual(['"9001"', '"14001"', '"22000"', '"27001"']);
    // No taller than what one looks through, no wider than the page, no answer of more than five lines.
    const measures = await page.evaluate(() => ({
      height: document.querySelector('main')?.getBoundingClientRect().height,
      over: document.documentElement.scrollWidth - innerWidth,
      lines: Math.max(
        ...[...document.querySelectorAll('td > div, dd')].map(
          (text) =>
            text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
        ),
      ),
    }));
    expect(measures.height).toBeLessThan(3500);
    expect(measures.over).toBe(0);
    expect(Math.round(measures.lines)).toBeLessThanOrEqual(5);
    await page.getByText('Hardly one process', { exact: true }).tap();
    await expect(page.getByText('Working limits, suppliers, emergencies tested (8.2).')).toBeVisible();
    expect(requests).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/compare#v1&view=board&std=iso-9001,iso-14001,iso-22000,iso-27001');
    await expect(tile('27001')).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    await page.reload();
    await expect.poll(signs).toHaveLength(4);
    await page.goto('about:blank');
    await openTool(page, '/compare#v1&std=iso-9001,iso-1&colour=red');
    await expect(said).toHaveText('Part of this link could not be read: look at your answers.');
    await expect(tile('9001')).toHaveAttribute('aria-pressed', 'true');
    expect(complaints).toEqual([]);
  });
});

for (const device of [{}, phone]) {
  test.describe(device === phone ? 'on a telephone' : 'on a desk', () => {
    test.use(device);

    test('a certificate is held against the questions; one answer stops it', async ({ page, baseURL }) => {
      const { complaints, requests } = await watchTool(page, '/check-certificate', baseURL);
      const heading = page.getByRole('heading', { level: 1 });
      const choose = (name: string | RegExp) => page.getByRole('button', { name }).click();
      const verdict = page.locator('.check-strip b:visible, .ask-bar b:visible');
      const isLow = async () =>
        expect((await page.locator('main').boundingBox())?.height).toBeLessThanOrEqual(3000);
      await page.getByRole('link', { name: 'Start the check' }).click();
      await expect(heading).toHaveText('Who issued it?');
      await expect(heading).toBeFocused();
      await choose('A certification or accreditation body');
      await expect(heading).toHaveText('Is the site you buy from named?');
      await choose('I cannot tell');
      await expect(verdict).toHaveText('Ask first: 1 point in doubt');
      await choose(/^9001/);
      await expect(heading).toHaveText('Which edition of ISO 9001?');
      await isLow();
      await choose(/^ISO 9001:2026/);
      await choose('Yes, it names it');
      await page.getByRole('textbox').nth(2).fill('2024');
      await choose('Next');
      await expect(page.getByRole('alert')).toHaveText(
        'A month and a year, with the day where you can read it.',
      );
      const typed = ['15', '1', '2024', '14', '1', '2027'];
      for (const [index, digits] of typed.entries()) await page.getByRole('textbox').nth(index).fill(digits);
      await choose('Next');
      await expect(heading).toHaveText('Stop: do not rely on it');
      await expect(page).toHaveURL(
        '/check-certificate#v1&issuer=body&site=unknown&edition=iso-9001@2026&scope=yes&issued=2024-01-15&until=2027-01-14',
      );
      await isLow();
      await page.getByRole('link', { name: 'Answer 6 more' }).click();
      await expect(heading).toHaveText(/accreditation mark/);
      await expect(verdict).toHaveText('Stop: do not rely on it');
      await page.goBack();
      await page.goBack();
      // As it was answered.
      await expect(page.getByRole('textbox').nth(2)).toHaveValue('2024');
      await page.goForward();
      await page.getByRole('button', { name: 'Ask by letter' }).click();
      await expect(page.getByText(/was published 16 September 2026\. How/)).toBeVisible();
      await page.getByRole('textbox', { name: 'certificate number' }).fill('QM 4711');
      await expect(page.getByText('please confirm certificate QM 4711 of [holder]')).toBeVisible();
      await isLow();
      expect(requests).toEqual([]);
      await page.reload();
      await expect(heading).toHaveText('Stop: do not rely on it');
      await page.getByRole('button', { name: 'Start again' }).click();
      await expect(heading).toHaveText('Is this certificate worth anything?');
      // A month without its day, and without the other date, is enough where it decides.
      await page.goto('/check-certificate#v1&at=dates&edition=iso-9001@2026');
      for (const [index, digits] of ['', '1', '2024'].entries())
        await page.getByRole('textbox').nth(index).fill(digits);
      // What is typed counts at once.
      await expect(page.getByRole('link', { name: 'See why' })).toBeVisible();
      await choose('Next');
      await expect(page.getByText(/^It says issued January 2024;/).first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

// As translators do: every text in elements of their own, now and whenever one comes.
test('a page translated while it is used is never blank, and shows the same figures', async ({ page }) => {
  await page.addInitScript(() => {
    const wrap = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      for (const text of found) {
        if (text.parentElement?.closest('font, script, style, svg, textarea') || !text.data.trim()) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    };
    const island = () => document.querySelector('[data-island]');
    new MutationObserver(() => {
      const root = island();
      if (root && document.documentElement.hasAttribute('data-started')) wrap(root);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openTool(page, '/check-certificate#v1&at=scope&issuer=body&site=no');
  await page.getByRole('button', { name: 'No, or only trading it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop: do not rely on it');
  await expect(page.getByRole('heading', { name: 'A letter to the issuer' })).toBeVisible();
  await openTool(page, '/plan#v1&at=people&door=buyer&std=iso-9001&sector=it');
  for (const people of ['0', '18', '140']) await page.getByRole('textbox').fill(people);
  await expect(page.locator('.plan-sheet')).toContainText('5.5 to 9.5');
  for (const name of ['Next', /^Little or nothing/, 'No month is named', /^Keep this plan/, 'Forget it'])
    await page.locator('[data-island]').getByRole('button', { name }).first().click();
  await expect(page.locator('#days')).toContainText('5.5 to 9.5');
  await page.goBack();
  await page.goForward();
  await page.getByText('See the message').click();
  await expect(page.locator('.plan-message').getByRole('textbox')).toHaveValue(/140 people.*5\.5 to 9\.5/);
  await openTool(page, '/compare');
  for (const sign of ['9001', '14001', '27001', '9001', '45001'])
    await page.getByRole('button', { name: new RegExp(`^${sign} `) }).click();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Most of the system/);
  await expect(page.locator('thead:visible th[scope="col"]')).toHaveText([
    /^ISO 14001/,
    /^ISO 27001/,
    /^ISO 45001/,
  ]);
  await page.getByRole('link', { name: 'Choose again' }).click();
  await expect(page.getByRole('button', { name: /^27001/ })).toHaveAttribute('aria-pressed', 'true');
});
