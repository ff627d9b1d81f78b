import type { BrowserContextOptions, Page } from '@playwright/test';

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A mid-range phone, as Lighthouse takes it. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

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
