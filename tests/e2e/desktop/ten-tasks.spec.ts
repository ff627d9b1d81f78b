import { expect, type Page, test } from '@playwright/test';
import { isPublished } from '#tests/published.ts';
import { followFooterLink } from '../footer.ts';

type Action = (page: Page) => Promise<unknown>;

/** Presses a link of the page. */
const follow =
  (name: string | RegExp): Action =>
  (page) =>
    page.locator('main').getByRole('link', { name }).first().click();

/** The same in the footer. */
const foot =
  (name: string): Action =>
  (page) =>
    followFooterLink(page, name);

/** Opens the search, and asks it: what follows is the choice of a result. */
const ask =
  (words: string): Action =>
  async (page) => {
    await page.locator('[data-search]').click();
    await page.getByRole('searchbox').fill(words);
  };

/** Opens the first result. */
const firstResult: Action = (page) => page.getByRole('dialog').locator('li a').first().click();

type Task = {
  want: string;
  needs?: string;
  actions: readonly [Action] | readonly [Action, Action];
  to: string;
};

/** What visitors come for, what they do from home, and the address that answers, with the place that has to be in view. */
const tasks: readonly Task[] = [
  { want: 'which standard is for me', actions: [follow('Plan your certification')], to: '/plan' },
  {
    want: 'how many days and months it takes',
    actions: [follow('Plan your certification'), follow(/What it takes/)],
    to: '/plan#takes',
  },
  { want: 'what it costs', actions: [foot('Cost and time')], to: '/cost-and-time' },
  { want: 'whether an edition still counts', actions: [foot('Edition register')], to: '/editions' },
  {
    want: 'whether a certificate is genuine',
    actions: [foot('Check a certificate')],
    to: '/check-certificate',
  },
  {
    want: 'what ISO 9001, 14001 and 45001 have in common',
    needs: '/iso9001Main',
    actions: [foot('Compare standards'), follow(/^ISO 9001, ISO 14001/)],
    to: '/compare/iso-9001-iso-14001-iso-45001',
  },
  { want: 'what stage 1 means', actions: [ask('stage 1'), firstResult], to: '/glossary#stage-1' },
  { want: 'which standard is for food', actions: [ask('food safety'), firstResult], to: '/iso22000Main' },
  { want: 'how to reach the firm', actions: [ask('phone number'), firstResult], to: '/contact' },
  { want: 'a calculator of audit days', actions: [ask('calculator'), firstResult], to: '/plan' },
];

test('ten tasks of a visitor take two actions from home at most', async ({ page }) => {
  for (const { want, needs, actions, to } of tasks) {
    if (needs && !isPublished(needs)) continue;
    await test.step(want, async () => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-started');
      for (const act of actions) await act(page);
      await expect(page).toHaveURL(to);
      const place = to.includes('#') ? `[id="${to.split('#')[1]}"]` : 'h1';
      await expect(page.locator('main').locator(place)).toBeInViewport();
    });
  }
});
