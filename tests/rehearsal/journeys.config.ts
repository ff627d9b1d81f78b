import { defineConfig } from '@playwright/test';
import { projectRoot } from '@site/hosting';
import base from '../../playwright.config.ts';

const desktop = base.projects?.find(({ name }) => name === 'desktop');

/** What visitors of a rehearsed firm do, on a desktop. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/journeys',
  reporter: 'dot',
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: projectRoot })),
  projects: [{ name: 'journeys', testMatch: 'journeys.spec.ts', use: { ...desktop?.use } }],
});
