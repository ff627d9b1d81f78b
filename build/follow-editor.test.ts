import { expect, test } from 'vitest';
import { followWhileDeveloping } from './follow-editor.ts';

test.each([
  ['dev', ['page']],
  ['build', []],
  ['preview', []],
] as const)('the script that follows the editor is put into pages by astro %s: %j', (command, expected) => {
  const stages: string[] = [];
  followWhileDeveloping({ command, injectScript: (stage) => void stages.push(stage) });
  expect(stages).toEqual(expected);
});
