import { expect } from '@playwright/test';
import { content } from '#tests/content/this-content.ts';
import { unknownAddress } from '../specification.ts';
import { axe, axeOfContent, axeWithoutColours, colours, coloursOfContent } from './audits/axe.ts';
import { heightOf } from './audits/height.ts';
import { overflow } from './audits/reflow.ts';
import { brokenWords } from './audits/words.ts';
import { addressesAndUnknown, styledKinds } from './helpers/addresses.ts';
import { darken, lookAt, test, touch } from './helpers/audited.ts';

/** A tablet, and the smallest window of WCAG 1.4.10; by night there are sixteen. */
const widths = [768, 320];

/** Each set of stylesheets, and each family of colours: no other page is otherwise coloured. By night all are looked at. */
const inAllColours = new Set([
  '/',
  unknownAddress,
  ...styledKinds,
  ...[...Map.groupBy(content.standards, ({ family }) => family).values()].flatMap(
    ([first]) => first?.address ?? [],
  ),
]);

for (const address of addressesAndUnknown) {
  test(`${address} answers, stays silent, fits and is open to everyone`, async ({ visit }) => {
    const session = await visit(address);
    const { page, complaints } = session;
    await expect.soft(page.locator('h1')).toBeVisible();
    const isHome = address === '/';
    const ofContent = inAllColours.has(address) ? axeOfContent : axeWithoutColours;
    const { faults, look } = lookAt(page);
    const height = heightOf(address);
    await look(1440, 900, { axe: isHome ? axe : ofContent, overflow, height });
    for (const width of widths) await look(width, 900, { overflow });
    await look(390, 844, { overflow, brokenWords, height });
    if (inAllColours.has(address)) {
      await touch(session);
      await darken(page);
      await look(390, 844, { colours: isHome ? colours : coloursOfContent });
    }
    if (isHome) await look(1440, 900, { colours });
    expect.soft(faults).toEqual([]);
    expect.soft(complaints).toEqual([]);
  });
}
