import type { Browser, Page } from '@playwright/test';

/** From click to the new heading painted, in ms: a mouse rests some ms on a link in a part of the page, then clicks. */
export const navigation = async (
  browser: Browser,
  from: string,
  part: string,
  link: string,
  slowDown: (page: Page) => Promise<unknown>,
  rest: number,
): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(from, { waitUntil: 'networkidle' });
    await slowDown(page);
    const target = page.locator(part).getByRole('link', { name: link, exact: true });
    await page.evaluate(() => {
      const now = () => performance.now();
      const clicked = new Promise<number>((done) =>
        document.addEventListener('click', () => done(now()), { capture: true, once: true }),
      );
      const old = document.querySelector('h1');
      const shown = new Promise<number>((done) => {
        const look = () => {
          if (document.querySelector('h1') === old) requestAnimationFrame(look);
          // A frame's callbacks come before its paint, a task after it.
          else setTimeout(() => done(now()));
        };
        requestAnimationFrame(look);
      });
      const time = Promise.all([clicked, shown]).then(([from, to]) => to - from);
      Reflect.set(window, 'clickToHeading', time);
    });
    await target.scrollIntoViewIfNeeded();
    await target.hover();
    await new Promise((resolve) => setTimeout(resolve, rest));
    await page.mouse.down();
    await page.mouse.up();
    return await page.evaluate((): Promise<number> => Reflect.get(window, 'clickToHeading'));
  } finally {
    await context.close();
  }
};
