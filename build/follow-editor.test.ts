import { expect, test, vi } from 'vitest';
import { followWhileDeveloping } from './follow-editor.ts';

test.each([
  ['dev', ['page'], 1],
  ['build', [], 0],
  ['preview', [], 0],
] as const)('what the editor asks of a page is put into it by astro %s: %j', (command, expected, plugins) => {
  const [injectScript, updateConfig] = [vi.fn(), vi.fn()];
  followWhileDeveloping({ command, injectScript, updateConfig }, { EDITOR_COOKIE: 'editor-1=x' });
  expect(injectScript.mock.calls.map(([stage]) => stage)).toEqual(expected);
  expect(updateConfig).toHaveBeenCalledTimes(plugins);
});
