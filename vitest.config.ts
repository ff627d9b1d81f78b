import { defineConfig } from 'vitest/config';
import { contentData } from './build/content-data.ts';

/** Components, and what works on a document. */
const inDocument = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];
/** Defects planted in built pages, to see that each check finds its own. */
const testsOfTests = ['tests/html/defects.test.ts'];
/** What goes through git many times. */
const throughGit = ['history/history', 'publish/publisher'].map((name) => `packages/editor/${name}.test.ts`);

export default defineConfig({
  plugins: [contentData()],
  test: {
    // Some read all pages, make large pictures or copy the project: slow where other work is going on.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One reads each module once for all files: two take two thirds longer, all in all, and other steps run beside it.
    maxWorkers: 1,
    projects: [
      // Modules are read once for all files: a third of the time.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'build/**/*.test.ts',
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/content/**/*.test.ts',
          ],
          exclude: [...inDocument, ...throughGit],
          setupFiles: ['tests/seed.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          include: inDocument,
          environment: 'happy-dom',
          setupFiles: ['tests/seed.ts', 'tests/empty-document.ts'],
          isolate: false,
          // After the unit tests: to go to and fro between the two reads the modules anew each time.
          sequence: { groupOrder: 1 },
        },
      },
      // What is written into dist/: these need a build. They share the pages they have read.
      {
        extends: true,
        test: { name: 'html', include: ['tests/html/**/*.test.ts'], exclude: testsOfTests, isolate: false },
      },
      // The long suite: copies of the project, second validators, every host.
      {
        extends: true,
        test: {
          name: 'long',
          include: ['tests/{long,contract}/**/*.test.ts', ...testsOfTests, ...throughGit],
        },
      },
    ],
  },
});
