import { defineConfig, devices } from '@playwright/test';
import { claimPort } from './build/listen.ts';
import { findChromium } from './scripts/find-chromium.ts';

// The workers read this file again: they find the port in the environment they inherit.
process.env.BROWSER_TEST_PORT ??= String(await claimPort());
const port = process.env.BROWSER_TEST_PORT;
const baseURL = `http://127.0.0.1:${port}`;

const chromium = findChromium();

const night = /@night/;
/** The quick suite is a part of `npm test`; the long one holds what it leaves out. SUITE names the one to run. */
const suites = new Map([
  ['quick', [{ testMatch: /e2e\/([\w-]+|editor\/tasks)\.spec\.ts$/, grepInvert: night }]],
  [
    'long',
    [
      { testMatch: /e2e\/([\w-]+|editor\/tasks)\.spec\.ts$/, grep: night },
      { testMatch: /e2e\/(long\/[\w-]+|editor\/(?!tasks)[\w-]+)\.spec\.ts$/ },
    ],
  ],
  ['engines', [{ testMatch: /e2e\/engines\/[\w-]+\.spec\.ts$/ }]],
]);
const suite = process.env.SUITE ?? 'quick';
const projects = suites.get(suite);
if (!projects) throw new Error(`SUITE is "${suite}": give one of ${[...suites.keys()].join(', ')}.`);

export default defineConfig({
  testDir: 'tests/e2e',
  // Node reads these as they are.
  build: { external: ['**/src/**/*.ts', '**/build/**/*.ts'] },
  projects,
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous: a busy machine shall make the tests slow, not red.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: `test-results/browser${suite === 'quick' ? '' : `-${suite}`}.json` }],
  ],
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
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL,
    // Movement is tested where it matters: everywhere else it would only make tests wait.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Otherwise it would set letters on whole pixels, each in three colours; and draw in a thread of its own, a fifth slower.
      args: ['--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
