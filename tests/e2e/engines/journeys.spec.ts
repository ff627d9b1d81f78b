import { test as base, expect } from '@playwright/test';
import { addresses } from '../helpers/addresses.ts';
import { type Engine, engines } from './engines.ts';

const shown = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].filter((e) => e.getClientRects().length > 0).length`;
const menu = (name: string) => `body > header button[aria-controls="menu-${name}"]`;

/** What is pressed from an address on, what is typed then, and what an expression is in the end. */
const journeys: readonly [from: string, press: string[], type: string, see: string, is: unknown][] = [
  [
    '/contact',
    [menu('services'), menu('catalogue'), 'body > header a[href="/iso22000Main"]'],
    '',
    `document.querySelector('h1').innerText`,
    'ISO 22000:2018',
  ],
  ['/all-iso', ['input[type="search"]'], '27001', shown('[data-catalogue] > li'), 1],
  // The mouse turns a card as it comes, and the button back, and again.
  ['/credential', ['[data-turn]', '[data-turn]'], '', shown('[data-turned="true"]'), 1],
  [
    '/iso22000Main',
    ['summary:has(#questions-heading)', '#questions summary'],
    '',
    shown('#questions details:first-of-type p'),
    1,
  ],
  [
    '/plan#v1&at=people&door=buyer&std=iso-9001',
    ['.ask-number input'],
    '140',
    `location.hash.includes('people=140')`,
    true,
  ],
];

for (const { name, start, isInstalled, packages } of engines) {
  const test = base.extend<object, { engine: Engine }>({
    engine: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for here.
      async ({}, use) => {
        const engine = await start();
        await use(engine);
        await engine.close();
      },
      { scope: 'worker' },
    ],
  });

  test.describe(name, () => {
    test.skip(!isInstalled, `${name} is not on this machine: sudo apt-get install ${packages}`);

    test('shows every page, and leads through it', async ({ engine, baseURL }) => {
      test.slow();
      /** Opens an address, and waits until its script is at work and its fonts are there. */
      const open = async (address: string) => {
        await engine.goto(`${baseURL}${address}`);
        const state = `document.documentElement.dataset.started + [...document.fonts].filter((font) => /Sheet/.test(font.family) && font.status === 'loaded').length`;
        await expect.poll(() => engine.see(state), { message: address }).toBe('2');
      };
      for (const address of addresses) {
        await open(address);
        const out = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect.soft(await engine.see(out), address).toBe(0);
      }
      for (const [from, press, type, see, is] of journeys) {
        await open(from);
        for (const selector of press) {
          // In the middle of the window nothing lies over it.
          const scroll = `scrollIntoView({ block: 'center', behavior: 'instant' })`;
          const isThere = `document.querySelector('${selector}') !== null`;
          await expect.poll(() => engine.see(isThere), { message: `${from} ${selector}` }).toBe(true);
          await engine.see(`document.querySelector('${selector}').${scroll}`);
          await engine.click(selector);
        }
        if (type) await engine.type(type);
        await expect.poll(() => engine.see(see), { message: from }).toEqual(is);
      }
    });
  });
}
