import { parseArgs } from 'node:util';
import { projectRoot } from '#build/paths.ts';
import { Problem } from '#build/problem.ts';
import { bytes } from './bytes.ts';
import { clicks } from './clicks.ts';
import { paint } from './paint.ts';
import { presses } from './presses.ts';
import { visit } from './visit.ts';

const measurements = { paint, bytes, visit, clicks, presses };
const pages = ['/', '/iso22000Main', '/all-iso', '/about', '/contact'];

const isMeasurement = (name: string): name is keyof typeof measurements => name in measurements;

/**
 * What is measured, from the command line: `--only paint` that alone, `--page /about` that page alone; both can be given
 * several times. `--build folder` measures the `dist/` and `generated/` of another folder.
 */
export const readOptions = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      build: { type: 'string' },
    },
  });
  const { only = Object.keys(measurements), page = pages, build = projectRoot } = values;
  const chosen = only.map((name) => {
    if (isMeasurement(name)) return [name, measurements[name]] as const;
    throw new Problem(`--only is "${name}". Give one of ${Object.keys(measurements).join(', ')}.`);
  });
  return { measurements: chosen, pages: page, build, isWhole: Object.keys(values).length === 0 };
};
