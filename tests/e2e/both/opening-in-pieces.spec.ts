import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { listenAnywhere } from '#deploy/contract/listen.ts';

/** How long the line is silent in the middle of a document, in ms: many frames. */
const silence = 500;

for (const address of ['/', '/hacpMain', '/about']) {
  test(`the first frame has all of the opening of ${address}, in however many pieces its document comes`, async ({
    page,
    baseURL,
  }) => {
    const line = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '', baseURL));
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      const middle = body.indexOf('</h1>');
      if (middle !== -1) {
        response.write(body.subarray(0, middle));
        await wait(silence);
      }
      response.end(body.subarray(Math.max(0, middle)));
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
