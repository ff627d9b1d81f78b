import { expect, onTestFinished, test, vi } from 'vitest';
import { runNode } from './run-node.ts';

test.each([
  ['for nobody while all goes well', 0, true],
  ['shown whole when the script fails', 3, false],
])('a long report is %s', async (_, code, isSound) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const script = `console.log("a page"); process.exitCode = ${code}`;
  expect(await runNode(['-e', script], new AbortController().signal)).toBe(isSound);
  expect(write.mock.calls.some(([text]) => `${text}`.includes('a page'))).toBe(!isSound);
});
