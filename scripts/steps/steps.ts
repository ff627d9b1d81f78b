import type { Step } from './step.ts';

const vitest = (name: string, projects: readonly string[]): Pick<Step, 'command' | 'tests'> => {
  const file = `test-results/${name}.json`;
  return {
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    tests: { file, runner: 'vitest' },
  };
};

/** Everything but the browser tests: what `npm run check` runs. The longest come first, so that both cores have work. */
export const checkSteps: readonly Step[] = [
  { name: 'build', command: ['node', 'deploy/build.ts'] },
  { name: 'unit tests', ...vitest('unit', ['unit', 'components']) },
  // The build makes its own types at the same time; these do not need them.
  { name: 'types of pages', command: ['astro', 'check', '--noSync', '--minimumSeverity', 'warning'] },
  { name: 'built pages', ...vitest('html', ['html']), after: ['build'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the worker', command: ['tsc', '--noEmit', '-p', 'src/offline'] },
  { name: 'format and lint', command: ['biome', 'ci'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'content', command: ['node', 'src/content/check.ts'] },
];

/** What `npm test` adds: the site in a real browser, and the validator that needs Java. */
export const testSteps: readonly Step[] = [
  ...checkSteps,
  { name: 'tools', command: ['node', 'scripts/steps/tools.ts'] },
  { name: 'same bytes again', command: ['node', 'scripts/steps/reproduce.ts'], after: ['build'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    after: ['build', 'tools'],
    tests: { file: 'test-results/browser.json', runner: 'playwright' },
  },
  { name: 'second validator', ...vitest('nu', ['nu']), after: ['build', 'tools'] },
];
