import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { unknownAddress } from '../../specification.ts';
import { listenForComplaints } from './complaints.ts';
import { scrollTo } from './motion.ts';
import { untilFontsAreInUse, untilIslandsAnswer } from './ready.ts';

type Session = { page: Page; device: CDPSession; complaints: string[] };

/** One window for all tests of a worker. `visit` loads a page in it, as on a desktop and in the light. */
export const test = base.extend<{ visit: (address: string) => Promise<Session> }, { session: Session }>({
  session: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      const complaints = await listenForComplaints(page, project.use.baseURL);
      const device = await context.newCDPSession(page);
      await use({ page, device, complaints });
      await context.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ session, baseURL }, use) => {
    const { page, device, complaints } = session;
    await use(async (address) => {
      complaints.length = 0;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
      const response = await page.goto(`${baseURL}${address}`);
      expect.soft(response?.status()).toBe(address === unknownAddress ? 404 : 200);
      await untilFontsAreInUse(page);
      await untilIslandsAnswer(page);
      return session;
    });
  },
});

/** From now on the page is touched with a finger. */
export const touch = async ({ page, device }: Session) => {
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  expect(await page.evaluate(() => matchMedia('(hover: none) and (pointer: coarse)').matches)).toBe(true);
};

/** From now on the page is shown in its dark colours. */
export const darken = async (page: Page) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).not.toBe(light);
};

/** Looks at the page as it is shown and names each fault it finds; nothing when all is well. */
export type Audit = (page: Page) => Promise<string[]>;

/** One that runs in the page. */
export const inPage =
  (find: () => string[]): Audit =>
  (page) =>
    page.evaluate(find);

/** The same on paper. */
export const onPaper =
  (audit: Audit): Audit =>
  async (page) => {
    await page.emulateMedia({ media: 'print' });
    const found = await audit(page);
    await page.emulateMedia({ media: 'screen' });
    return found;
  };

/** Looks at a page in windows of the sizes that are asked for: `faults` are all that was found, with audit and size. */
export const lookAt = (page: Page) => {
  const faults: string[] = [];
  const look = async (width: number, height: number, audits: Readonly<Record<string, Audit>>) => {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 0);
    for (const [name, audit] of Object.entries(audits))
      faults.push(...(await audit(page)).map((fault) => `${name} at ${width} by ${height}: ${fault}`));
  };
  return { faults, look };
};
