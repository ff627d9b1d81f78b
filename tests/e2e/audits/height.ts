import { z } from 'zod';
import { readTable } from '../../table.ts';
import type { Audit } from '../helpers/audited.ts';

const heights = z.record(z.string(), z.tuple([z.int(), z.int()]).nullable());
/** How high pages may be, and how many sheets they may take on paper. */
export const limits = readTable(
  'tests/e2e/limits.yaml',
  z.strictObject({ heights, sheets: z.record(z.string(), z.int()) }),
);

/** Whether the page at an address is longer than people read. */
export const heightOf =
  (address: string): Audit =>
  async (page) => {
    const { width, height } = await page.evaluate(() => {
      // Closed where a phone loads the page (browser/behaviours/closed-rows.ts).
      const rows = innerWidth < 768 ? document.querySelector('[data-closed-rows] > [open]') : null;
      rows?.removeAttribute('open');
      const { scrollHeight } = document.documentElement;
      rows?.setAttribute('open', '');
      return { width: innerWidth, height: scrollHeight };
    });
    const { [address]: own, others } = limits.heights;
    const limit = (own === undefined ? others : own)?.[width < 768 ? 1 : 0] ?? Infinity;
    return height > limit ? [`${height} px high, at most ${limit}`] : [];
  };
