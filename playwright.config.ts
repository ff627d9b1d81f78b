import { defineConfig, devices } from '@playwright/test';
import { freePort } from './scripts/bench/free-port.ts';
import { findChromium, findWindowlessChromium } from './scripts/find-chromium.ts';

// The workers read this file again: they find the port in the environment they inherit.
process.env.BROWSER_TEST_PORT ??= String(await freePort());
const port = process.env.BROWSER_TEST_PORT;
const baseURL = `http://127.0.0.1:${port}`;

const chromium = findChromium();
const windowless = findWindowlessChromium();

/** Without a window: a third less time. It would set letters on whole pixels. */
const quick = {
  launchOptions: {
    ...(windowless && { executablePath: windowless }),
    args: ['--font-render-hinting=none'],
  },
};

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** What looks at every page, one after the other. */
const audits = ['desktop/every-page.spec.ts', 'desktop/text-on-art.spec.ts', 'desktop/unbroken.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous: a busy machine shall make the tests slow, not red.
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // A pixel counts when its colour is visibly another; a few may, where an edge falls between two pixels.
    toHaveScreenshot: {
      maxDiffPixels: 20,
      threshold: 0.1,
      scale: 'device',
      pathTemplate: '{testDir}/pictures/baselines/{arg}{ext}',
    },
  },
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
    url: baseURL,
    reuseExistingServer: false,
    // The site is built first when it is not current.
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  use: {
    baseURL,
    // Movement is tested where it matters: everywhere else it would only make tests wait.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(chromium && { executablePath: chromium }) },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: ['both/**', 'desktop/**'],
      testIgnore: audits,
      use: { ...desktop, ...quick },
    },
    { name: 'audits', testMatch: audits, use: { ...desktop, ...quick } },
    {
      name: 'phone',
      testMatch: ['both/**', 'phone/**'],
      // One pixel to a pixel: what a telephone's screen has more of takes time to draw, and no test looks at it.
      use: { ...devices['Pixel 7'], viewport: { width: 412, height: 915 }, deviceScaleFactor: 1, ...quick },
    },
    // The editor of the texts, with a copy of them.
    { name: 'editor', testMatch: 'editor/*.spec.ts', use: { ...desktop, ...quick } },
  ],
});
