import { createServer } from 'node:http';
import { buildPaths, createSite, projectRoot, readSite, type SiteServer } from '@site/hosting';
import { listenAnywhere } from '@site/hosting/contract/listen.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { furtherAddresses, specifiedPages, unknownAddress } from '../pages.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { type Visitor, visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const { dist, site: siteFile } = buildPaths(projectRoot);
const heading = `document.querySelector('h1').innerText`;
const fontsInUse = `[...document.fonts].filter((font) => /Sheet/.test(font.family) && font.status === 'loaded').length`;
const isTooWide = '(document.documentElement.scrollWidth > document.documentElement.clientWidth)';

let site: SiteServer;
let base: string;
/** How long the styles below the first view are held back, in milliseconds. */
let stylesDelay = 0;
/** The site's own server, behind a line that can be slow. */
const line = createServer((request, response) => {
  const isLate = request.url?.startsWith('/_astro/rest.');
  setTimeout(() => site.server.emit('request', request, response), isLate ? stylesDelay : 0);
});
beforeAll(async () => {
  site = await createSite({
    dir: dist,
    site: await readSite(siteFile),
    allowedHosts: ['127.0.0.1'],
    log: () => undefined,
  });
  base = await listenAnywhere(line);
});
afterAll(async () => {
  line.close();
  line.closeAllConnections();
  await site.stop();
});

for (const kind of [firefox, webkit]) {
  const isMissing = !kind.isInstalled();
  if (isMissing) console.warn(`${kind.name} is not tested, since it is not installed: ${kind.advice}`);

  describe.skipIf(isMissing)(kind.name, () => {
    let engine: Engine;
    let person: Visitor;
    beforeAll(async () => {
      engine = await kind.start();
      person = visitor(engine, base);
    }, 60_000);
    afterAll(() => engine?.close());

    it('shows every page, no wider than the window', async () => {
      for (const { address, heading: expected } of [
        ...specifiedPages,
        ...furtherAddresses.map((address) => ({ address, heading: undefined })),
      ]) {
        await person.goto(address);
        await person.until(fontsInUse, 2);
        if (expected) await person.until(`${heading}.replace(/\\s+/g, ' ')`, expected);
        await person.until(`location.pathname + ${isTooWide}`, `${address}false`);
      }
    }, 300_000);

    it('begins to move when its styles are there, however late', async () => {
      stylesDelay = 1500;
      await person.goto('/about').finally(() => {
        stylesDelay = 0;
      });
      // What is below waits to appear from the first scroll on.
      await person.see(`(scrollTo({ top: 1, behavior: 'instant' }), true)`);
      await person.until(`document.querySelectorAll('[data-waiting]').length > 3`, true);
      await person.until(isTooWide, false);
      await person.until(
        `[...document.querySelectorAll('[data-counter]')].filter((e) => parseFloat(e.style.minInlineSize) > 3).length`,
        0,
      );
    });

    it('leads through the menus to a standard', async () => {
      await person.goto('/contact');
      await person.click('body > header button[aria-controls="menu-services"]');
      await person.click('body > header button[aria-controls="menu-catalogue"]');
      await person.until(person.shown('body > header a[href="/iso22000Main"]'), 1);
      await person.click('body > header a[href="/iso22000Main"]');
      await person.until('location.pathname', '/iso22000Main');
      await person.until(heading, 'ISO 22000:2018');
    });

    it('finds a standard by its number', async () => {
      await person.goto('/all-iso');
      await person.click('input[type="search"]');
      await person.type('27001');
      await person.until(person.shown('[data-catalogue] > li'), 1);
    });

    it('turns a card by its button', async () => {
      await person.goto('/credential');
      const isTurned = `document.querySelector('[data-flip-card]').dataset.turned`;
      // The mouse turns it as it comes, and the button back.
      await person.click('[data-turn]');
      await person.until(isTurned, 'false');
      await person.click('[data-turn]');
      await person.until(isTurned, 'true');
    });

    it('unfolds an answer', async () => {
      await person.goto('/iso22000Main');
      await person.click('#questions summary');
      await person.until(person.shown('#questions details:first-of-type p'), 1);
    });

    it('opens a section of About below the header', async () => {
      await person.goto('/about#our-process');
      await person.until(
        `(({ top }) => top > 60 && top < innerHeight)(document.querySelector('#our-process h2').getBoundingClientRect())`,
        true,
      );
    });

    it('says what is not there', async () => {
      await person.goto(unknownAddress);
      expect(await person.see('document.title')).toMatch(/not found/i);
    });
  });
}
