import { afterEach, expect, test, vi } from 'vitest';
import { runNode } from './run-node.ts';

const { signal } = new AbortController();

const written = () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => write.mock.calls.map(([text]) => `${text}`).join('');
};
afterEach(() => {
  vi.restoreAllMocks();
});

test('a long report is for nobody while all goes well', async () => {
  const said = written();
  expect(await runNode(['-e', 'console.log("a page")'], signal, 'on failure')).toBe(true);
  expect(said()).not.toContain('a page');
});

test('it is shown whole when the script fails', async () => {
  const said = written();
  expect(await runNode(['-e', 'console.log("a page"); process.exitCode = 3'], signal, 'on failure')).toBe(
    false,
  );
  expect(said()).toContain('a page');
});
