import type { Browser, Page } from '@playwright/test';

/** What one visit of a page on a slow phone gave: times in ms since navigation, bytes with headers as received. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blocked: number;
  requests: number;
  bytes: Readonly<Record<string, number>>;
  violations: number;
};

declare global {
  interface Window {
    seen: { largest: number; shift: number; blocked: number; violations: number };
  }
}

/** 150 ms there and back, 1.6 Mbit/s, a processor four times slower: a mid-range phone on a slow mobile network. */
const slowPhone = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
};

const observe = () => {
  window.seen = { largest: 0, shift: 0, blocked: 0, violations: 0 };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    window.seen.largest = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) window.seen.shift += Number(Reflect.get(entry, 'value'));
  });
  watch('longtask', (entry) => {
    window.seen.blocked += Math.max(0, entry.duration - 50);
  });
  document.addEventListener('securitypolicyviolation', () => {
    window.seen.violations += 1;
  });
};

/** Opens a page in a fresh profile and looks at it until 2.5 s after its load event. */
export const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await slowPhone(page);
    const bytes: Record<string, number> = {};
    const types = new Map<string, string>();
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const seen = await page.evaluate(() => window.seen);
    return {
      firstPaint,
      largestPaint: seen.largest,
      layoutShift: seen.shift,
      blocked: seen.blocked,
      requests: types.size,
      bytes,
      violations: seen.violations,
    };
  } finally {
    await context.close();
  }
};

/**
 * From click to the new heading painted, in ms: a mouse rests 100 ms on a link of the header, then clicks, on the same
 * line and processor. Also counts violations of the content policy on the way.
 */
export const navigation = async (browser: Browser, from: string, link: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(from, { waitUntil: 'networkidle' });
    await slowPhone(page);
    const target = page.locator('header nav').getByRole('link', { name: link, exact: true });
    await page.evaluate(() => {
      document.addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
      const old = document.querySelector('h1');
      const look = () => {
        if (document.querySelector('h1') === old) requestAnimationFrame(look);
        // A frame's callbacks come before its paint, a task after it.
        else setTimeout(() => performance.mark('shown'));
      };
      requestAnimationFrame(look);
    });
    await target.hover();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    return await page.evaluate(() => ({
      time:
        (performance.getEntriesByName('shown')[0]?.startTime ?? 0) -
        (performance.getEntriesByName('clicked')[0]?.startTime ?? 0),
      violations: window.seen.violations,
    }));
  } finally {
    await context.close();
  }
};
