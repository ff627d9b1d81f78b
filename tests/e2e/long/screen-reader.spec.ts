import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { content } from '../../html/content.ts';

const library = readFileSync(
  new URL('index.browser.js', import.meta.resolve('@guidepup/virtual-screen-reader')),
  'utf8',
);

// The library is a module of its own: the content policy of the site would refuse it.
test.use({ bypassCSP: true });

/** What a screen reader says of an element, phrase by phrase, from its beginning. */
const spoken = async (page: Page, selector: string): Promise<string[]> => {
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  return page.evaluate(async (container) => {
    const address = '/virtual-screen-reader.js';
    const { virtual } = await import(address);
    await virtual.start({ container: document.querySelector(container) });
    for (let step = 0; step < 60; step += 1) await virtual.next();
    const log: string[] = await virtual.spokenPhraseLog();
    await virtual.stop();
    // At its end it begins again.
    const again = log.indexOf(log[0] ?? '', 1);
    return again === -1 ? log : log.slice(0, again);
  }, selector);
};

type Reading = {
  of: string;
  address: string;
  prepare?: (page: Page) => Promise<unknown>;
  within: string;
  /** These phrases come in this order, whatever lies between. */
  says: readonly string[];
  not?: string;
};

const readings: readonly Reading[] = [
  {
    of: 'the header: where one is, each entry, the current page, and that menus are closed',
    address: '/services',
    within: 'body > header',
    says: [
      'banner',
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
    ],
  },
  {
    of: 'a turned card: its back alone',
    address: '/services',
    // Without a pointer, which turns a card by itself.
    prepare: (page) => page.locator('[data-turn]').first().dispatchEvent('click'),
    within: '[data-flip-card]',
    says: ['Laboratories: ISO 15189 and ISO/IEC 17025'],
    not: 'heading, ISO Services, level 2',
  },
  {
    of: 'the search: its name, what is in it, and how many standards match',
    address: '/all-iso',
    prepare: (page) => page.getByRole('searchbox').fill('22000'),
    within: 'search',
    says: ['search', 'searchbox, Search by number or title, 22000', 'status', '1 of 14 standards'],
  },
  {
    of: 'a rating: in words',
    address: '/about',
    within: '#testimonials figure',
    says: [`Rated ${content.testimonials[0]?.rating} out of 5`],
  },
  {
    of: 'the register: its columns, and each row by its standard',
    address: '/editions',
    within: '#register table',
    says: ['columnheader, Standard', 'columnheader, Status', 'columnheader, Source'],
  },
];

for (const { of, address, prepare, within, says, not } of readings) {
  test(`of ${of}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-started');
    await prepare?.(page);
    const phrases = await spoken(page, within);
    let from = 0;
    const missing = says.filter((phrase) => {
      const found = phrases.indexOf(phrase, from);
      if (found !== -1) from = found + 1;
      return found === -1;
    });
    expect(missing, phrases.join('\n')).toEqual([]);
    expect(phrases).not.toContain(not);
  });
}

test('of the opening: one main heading, and nothing of the slide that is not shown', async ({ page }) => {
  await page.goto('/');
  const headings = (await spoken(page, '#home')).filter((phrase) => /^heading, .*, level 1$/.test(phrase));
  expect(headings).toEqual([expect.stringContaining(`heading, ${content.firm.name}. `)]);
});
