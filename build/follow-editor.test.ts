import { expect, test } from 'vitest';
import { followWhileDeveloping } from './follow-editor.ts';

test.each([
  ['dev', ['page'], 1],
  ['build', [], 0],
  ['preview', [], 0],
] as const)('what the editor asks of a page is put into it by astro %s: %j', (command, expected, plugins) => {
  const stages: string[] = [];
  let added = 0;
  followWhileDeveloping(
    {
      command,
      injectScript: (stage) => void stages.push(stage),
      updateConfig: ({ vite }) => {
        added += vite.plugins.length;
      },
    },
    { EDITOR_COOKIE: 'editor-1=x' },
  );
  expect(stages).toEqual(expected);
  expect(added).toBe(plugins);
});
