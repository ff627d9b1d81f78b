import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { builtPages } from '../built.ts';
import { testFolder } from '../test-folder.ts';

const dist = join(import.meta.dirname, '../../dist');
const jar = new URL(import.meta.resolve('vnu-jar/build/dist/vnu.jar')).pathname;

/**
 * What the Nu HTML Checker, the validator of the W3C, says is wrong with some HTML files: a line for each mistake.
 * Styles are left out: its style checker knows no container queries. Rejects where there is no Java.
 */
const nuProblems = async (files: readonly string[]) => {
  const options = ['--errors-only', '--stdout', '--exit-zero-always', '--filterpattern', 'CSS: .*'];
  const { stdout } = await promisify(execFile)('java', ['-jar', jar, ...options, ...files], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.split('\n').filter(Boolean);
};

it('finds no mistake in the HTML of any page, and the one that is planted', async () => {
  const planted = join(await testFolder(), 'planted.html');
  const html =
    '<html lang="en"><head><title>A page</title></head><body><p role="knob">Text</p></body></html>';
  await writeFile(planted, `<!doctype html>${html}`);
  const problems = await nuProblems([planted, ...builtPages.map(({ file }) => join(dist, file))]);
  expect(problems).toEqual([expect.stringMatching(/planted\.html.*Bad value .*knob/)]);
}, 120_000);
