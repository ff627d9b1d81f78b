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

/** 150 ms there and back, 1.6 Mbit/s: a slow mobile network. */
export const slowLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  return session;
};

/** A processor four times slower: that of a mid-range phone. */
export const slowProcessor = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** A mid-range phone on a slow mobile network. */
const slowPhone = async (page: Page) => {
  await slowProcessor(page);
  return slowLine(page);
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
