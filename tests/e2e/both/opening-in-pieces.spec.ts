import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { listenAnywhere } from '#deploy/contract/listen.ts';

/** How long the line is silent in the middle of a document, in ms: many frames. */
const silence = 500;

for (const [address, part, middle] of [
  ['/', 'opening', '</h1>'],
  ['/hacpMain', 'opening', '</h1>'],
  ['/about', 'opening', '</h1>'],
  ['/contact', 'header', '</nav>'],
] as const) {
  test(`the first frame has all of the ${part} of ${address}, in however many pieces its document comes`, async ({
    page,
    baseURL,
  }) => {
    const line = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '', baseURL));
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      const cut = Math.max(0, body.indexOf(middle));
      if (cut > 0) {
        response.write(body.subarray(0, cut));
        await wait(silence);
      }
      response.end(body.subarray(cut));
    });
    try {
      await page.goto((await listenAnywhere(line)) + address);
      const [paint, lastPiece] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        performance
          .getEntriesByType('navigation')
          .map((entry) => Number(Reflect.get(entry, 'responseEnd')))[0],
      ]);
      expect(lastPiece).toBeGreaterThan(silence);
      expect(paint).toBeGreaterThanOrEqual(lastPiece ?? Number.NaN);
    } finally {
      line.close();
      line.closeAllConnections();
    }
  });
}
