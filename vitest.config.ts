import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'deploy/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/content/**/*.test.ts',
          ],
        },
      },
      // What is written into dist/: these need a build. They share the pages they have read.
      { test: { name: 'html', include: ['tests/html/**/*.test.ts'], isolate: false, maxWorkers: 1 } },
    ],
  },
});
