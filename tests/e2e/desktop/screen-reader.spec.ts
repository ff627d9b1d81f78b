import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';
import { isPublished } from '#tests/published.ts';

const library = readFileSync(
  new URL('index.browser.js', import.meta.resolve('@guidepup/virtual-screen-reader')),
  'utf8',
);

// The library is a module of its own: the content policy of the site would refuse it.
test.use({ bypassCSP: true });

/** What a screen reader says of an element, phrase by phrase, from its beginning; at most `most` phrases. */
const spoken = async (page: Page, selector: string, most = 60): Promise<string[]> => {
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  return page.evaluate(
    async ([container, limit]) => {
      const address = '/virtual-screen-reader.js';
      const { virtual } = await import(address);
      await virtual.start({ container: document.querySelector(container) });
      for (let step = 0; step < limit; step += 1) await virtual.next();
      const log: string[] = await virtual.spokenPhraseLog();
      await virtual.stop();
      // At its end it begins again.
      const again = log.indexOf(log[0] ?? '', 1);
      return again === -1 ? log : log.slice(0, again);
    },
    [selector, most] as const,
  );
};

/** The phrases of `expected` come in this order, whatever lies between. */
const inOrder = (phrases: readonly string[], expected: readonly string[]) => {
  let from = 0;
  const missing = expected.filter((phrase) => {
    const found = phrases.indexOf(phrase, from);
    if (found !== -1) from = found + 1;
    return found === -1;
  });
  expect(missing, phrases.join('\n')).toEqual([]);
};

test('of the header: where one is, each entry, the current page, and that menus are closed', async ({
  page,
}) => {
  await page.goto('/services');
  inOrder(await spoken(page, 'body > header'), [
    'banner',
    `link, ${content.firm.name} ${content.firm.descriptor}`,
    'navigation, Main menu',
    'listitem, level 1, position 1, set size 6',
    'link, Home',
    'link, About',
    'button, Show more: About, 1 control, not expanded',
    'link, Services, current page',
    'button, Show more: Services, 1 control, not expanded',
    'link, Credential',
    'link, Team',
    'link, Contact',
    'end of navigation, Main menu',
  ]);
});

test('of an open menu: that it is open, and what is in it', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: /: About$/ }).press('Enter');
  inOrder(await spoken(page, 'body > header'), [
    'button, Show more: About, 1 control, expanded',
    'link, Who We Are',
    'link, Testimonials',
  ]);
});

test('of the opening: one main heading, and nothing of the slide that is not shown', async ({ page }) => {
  await page.goto('/');
  const phrases = await spoken(page, '#home');
  const headings = phrases.filter((phrase) => /^heading, .*, level 1$/.test(phrase));
  expect(headings).toEqual([expect.stringContaining(`heading, ${content.firm.name}. `)]);
});

test('of a card: its front, and after turning its back alone; its link and button all the time', async ({
  page,
}) => {
  await page.goto('/services');
  const front = await spoken(page, '[data-flip-card]');
  inOrder(front, ['heading, ISO Services, level 2', 'link, Learn More : ISO Services']);
  const back = 'Laboratories: ISO 15189 and ISO/IEC 17025';
  expect(front).not.toContain(back);
  expect(front.join()).toMatch(/button, .*ISO Services, not pressed/);
  // Without a pointer, which turns a card by itself.
  await page.locator('[data-turn]').first().dispatchEvent('click');
  const turned = await spoken(page, '[data-flip-card]');
  expect(turned).toContain(back);
  expect(turned).not.toContain('heading, ISO Services, level 2');
});

test('of the search: its name, and how many standards match', async ({ page }) => {
  await page.goto('/all-iso');
  inOrder(await spoken(page, 'search'), [
    'search',
    'searchbox, Search by number or title, placeholder Search for an ISO service...',
    'status',
    'All 14 standards',
  ]);
  await page.getByPlaceholder('Search for an ISO service...').fill('22000');
  inOrder(await spoken(page, 'search'), ['searchbox, Search by number or title, 22000', '1 of 14 standards']);
});

test('of a question: the question, then its answer once it is open', async ({ page }) => {
  await page.goto('/iso22000Main');
  const question = page.locator('#questions details').first();
  const [asked, answer] = [question.locator('summary'), question.locator('p')];
  // The simulation reads closed answers too; the browser's own tree leaves them out.
  await expect(question.getByRole('paragraph')).toHaveCount(0);
  await asked.click();
  await expect(question.getByRole('paragraph')).toHaveCount(1);
  const expected = [(await asked.textContent()) ?? '', (await answer.textContent()) ?? ''];
  inOrder(await spoken(page, '#questions details'), expected);
});

test('of a rating: in words, once', async ({ page }) => {
  await page.goto('/about');
  const rating = content.testimonials[0]?.rating;
  const phrases = await spoken(page, '#testimonials figure');
  const rated = new RegExp(`^(?!position).*\\b${rating}\\b`);
  expect(phrases.filter((phrase) => rated.test(phrase))).toEqual([`Rated ${rating} out of 5`]);
});

test('of the register: what the table is, its columns, and each row by its standard', async ({ page }) => {
  test.skip(!isPublished('/iso9001Main'), 'the row is that of ISO 9001');
  await page.goto('/editions');
  const phrases = await spoken(page, '#register table', 40);
  inOrder(phrases, [
    'columnheader, Standard',
    'columnheader, Status',
    'columnheader, Published',
    'columnheader, Successor',
    'columnheader, New certificates or audits',
    'columnheader, Transition ends',
    'columnheader, Source',
    'valid until',
    '30 September',
    '2029 (Reported)',
  ]);
  expect(phrases[0]).toMatch(/^table, Editions of the standards and schemes/);
  expect(phrases.join('\n')).toMatch(/^rowheader, 9001 ISO 9001:2015/m);
});
