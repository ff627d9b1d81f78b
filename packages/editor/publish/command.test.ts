import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeFolder } from '../fixture/made-site.ts';
import { runCommand } from './command.ts';

test('a command is run in the folder of the site, its words as they are', async () => {
  const { root } = madeFolder();
  const log: string[] = [];
  const script = 'require("fs").writeFileSync("sent", process.argv[1]); console.log("one\\ntwo")';
  await runCommand([process.execPath, '--eval', script, '$HOME; a'], root, (line) => log.push(line));
  expect(await readFile(join(root, 'sent'), 'utf8')).toBe('$HOME; a');
  expect(log).toEqual(['publish: one', 'publish: two']);
});

test('one that fails, or is not there, is told in words, and what it said is kept for others', async () => {
  const log: string[] = [];
  const failing = [process.execPath, '--eval', 'console.error("quota 7"); process.exit(3)'];
  await expect(runCommand(failing, '.', (line) => log.push(line))).rejects.toThrow(
    /^The program of the host ended without success\. (?!.*quota)/,
  );
  expect(log).toEqual(['publish: quota 7']);
  await expect(runCommand(['no-such-program-here'], '.', () => undefined)).rejects.toThrow(
    /^"no-such-program-here", .* cannot be started on this machine/,
  );
});
