import type { Audit } from '../helpers/audited.ts';

/** How high a page may be, in px: at most on desktops, and on phones. */
const most: Readonly<Record<string, readonly [number, number]>> = {
  '/': [7000, 7800],
  '/about': [7000, 9000],
  '/cost-and-time': [5000, 9000],
  '/plan': [2600, 2400],
  '/check-certificate': [3000, 3000],
  '/compare': [3500, 3500],
  // Lists that are looked up in are as long as what they hold.
  '/editions': [Infinity, Infinity],
  '/glossary': [Infinity, Infinity],
  '/termspolicy': [Infinity, Infinity],
};

/** Whether the page at an address is longer than people read. */
export const heightOf =
  (address: string): Audit =>
  async (page) => {
    const { width, height } = await page.evaluate(() => {
      // Closed where a phone loads the page (browser/behaviours/reference-rows.ts).
      const rows = innerWidth < 768 ? document.querySelector('#reference details[open]') : null;
      rows?.removeAttribute('open');
      const { scrollHeight } = document.documentElement;
      rows?.setAttribute('open', '');
      return { width: innerWidth, height: scrollHeight };
    });
    const [desktop, phone] = most[address] ?? [6500, 9000];
    const limit = width < 768 ? phone : desktop;
    return height > limit ? [`${height} px high, at most ${limit}`] : [];
  };
