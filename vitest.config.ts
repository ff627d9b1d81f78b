import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Some make and read large pictures: slow where other work is going on.
          testTimeout: 30_000,
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
