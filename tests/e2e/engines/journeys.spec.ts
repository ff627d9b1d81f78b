import { test as base, expect } from '@playwright/test';
import { z } from 'zod';
import { readTable } from '../../table.ts';
import { addresses } from '../helpers/addresses.ts';
import { type Engine, engines } from './engines.ts';

const journeys = readTable(
  'tests/e2e/engines/journeys.yaml',
  z.array(
    z.strictObject({
      from: z.string(),
      press: z.array(z.string()),
      type: z.string().optional(),
      see: z.string(),
      is: z.unknown(),
    }),
  ),
);

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
      for (const { from, press, type, see, is } of journeys) {
        await open(from);
        for (const selector of press) {
          const isThere = `document.querySelector('${selector}') !== null`;
          await expect.poll(() => engine.see(isThere), { message: `${from} ${selector}` }).toBe(true);
          // In the middle of the window nothing lies over it. What is in view stays: a menu that moves away from under the mouse closes.
          await engine.see(`(() => {
            const part = document.querySelector('${selector}');
            const { top, bottom } = part.getBoundingClientRect();
            if (top < 0 || bottom > innerHeight) part.scrollIntoView({ block: 'center', behavior: 'instant' });
          })()`);
          await engine.click(selector);
        }
        if (type) await engine.type(type);
        await expect.poll(() => engine.see(see), { message: from }).toEqual(is);
      }
    });
  });
}
