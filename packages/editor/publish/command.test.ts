import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from './command.ts';

test('a command is run in the folder of the site, its words as they are; one that fails, or is not there, is told', async () => {
  const root = await mkdtemp(join(tmpdir(), 'command-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const run = (...args: string[]) => runCommand([process.execPath, '--eval', ...args], root);
  await run('require("fs").writeFileSync("sent", process.argv[1])', '$HOME; a');
  expect(await readFile(join(root, 'sent'), 'utf8')).toBe('$HOME; a');
  await expect(run('process.exit(3)')).rejects.toThrow(/^The program of the host ended without success\. /);
  await expect(runCommand(['no-such-program-here'], root)).rejects.toThrow(
    /^"no-such-program-here", .* cannot be started on this machine/,
  );
});
