import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { type Bench, type Finding, reference } from './bench.ts';
import { phone, slowLine, slowProcessor } from './devices.ts';

declare global {
  interface Window {
    seen: { largest: number; refused: number };
  }
}

/** Runs in the page, before anything of it. */
const observe = () => {
  window.seen = { largest: 0, refused: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  document.addEventListener('securitypolicyviolation', () => {
    window.seen.refused += 1;
  });
};

/** Runs in the page: when it was painted, and the weight of the stylesheets that the paint waits for. */
const look = () => {
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const blocking = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(
      (entry) => entry.initiatorType === 'link' && Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
    );
  return {
    first: first?.startTime ?? 0,
    stylesheet: blocking.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    ...window.seen,
  };
};

const kilobytes = (bytes = 0) => bytes / 1024;

/** Counts what a page asks for, in bytes as they came, headers included, by kind. */
const count = (session: CDPSession) => {
  const bytes = new Map<string, number>();
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  const kilobytesOf = (kind: string) => kilobytes(bytes.get(kind));
  return {
    of: kilobytesOf,
    all: () => kilobytes([...bytes.values()].reduce((sum, size) => sum + size, 0)),
    requests: () => kinds.size,
  };
};

/** Opens a page on a slow phone in a fresh profile and looks at it until 2.5 s after its load event. */
const measure = async ({ browser }: Bench, url: string) => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowProcessor(page);
    const came = count(await slowLine(page));
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    const scriptBeforeLoad = came.of('Script');
    await wait(2500);
    const { first, largest, stylesheet, refused } = await page.evaluate(look);
    return {
      'first paint ms': Math.round(first),
      'largest paint ms': Math.round(largest),
      requests: came.requests(),
      'HTML KB': came.of('Document'),
      'script before load KB': scriptBeforeLoad,
      'stylesheet KB': kilobytes(stylesheet),
      'all styles KB': came.of('Stylesheet'),
      'fonts KB': came.of('Font'),
      'images KB': came.of('Image'),
      'page KB': came.all(),
      refused,
    };
  } finally {
    await context.close();
  }
};

/** What the bare page and each page bring over the line. */
export const bytes = async (bench: Bench): Promise<Finding[]> => {
  const { server, pages } = bench;
  const findings = [{ of: reference, figures: await measure(bench, server.reference) }];
  for (const page of pages) findings.push({ of: page, figures: await measure(bench, server.url + page) });
  return findings;
};
