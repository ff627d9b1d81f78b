import { defineConfig } from '@playwright/test';
import journeys from './journeys.config.ts';

/** Publishing with the build itself, before there is anything to visit. */
export default defineConfig({
  ...journeys,
  // The build takes its time, with pictures that were never made before.
  timeout: 240_000,
  webServer: [],
  projects: (journeys.projects ?? []).map((project) => ({ ...project, testMatch: 'publish.spec.ts' })),
});
