import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const report = z.object({
  messages: z.array(
    z.object({ url: z.string().optional(), lastLine: z.number().optional(), message: z.string() }),
  ),
});

const jar = new URL(import.meta.resolve('vnu-jar/build/dist/vnu.jar')).pathname;

/**
 * What the Nu HTML Checker, the validator of the W3C, says is wrong with some HTML files: one sentence for each.
 * Styles are left out: its style checker knows no container queries. Rejects where there is no Java.
 */
export const nuProblems = async (files: readonly string[]): Promise<string[]> => {
  const options = [
    '--errors-only',
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    '--filterpattern',
    'CSS: .*',
  ];
  const { stdout } = await promisify(execFile)('java', ['-jar', jar, ...options, ...files], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return report
    .parse(JSON.parse(stdout))
    .messages.map(({ url, lastLine, message }) => `${url}:${lastLine}: ${message}`);
};
