import { Script } from 'node:vm';
import { projectRoot } from '@site/hosting';
import { expect, test } from 'vitest';
import { inlineBlocks } from './inline-blocks.ts';

test('the script that pages carry is one that browsers read, without its comment', () => {
  const [script = ''] = inlineBlocks(projectRoot).scripts;
  expect(script).toMatch(/^\(\(\) => \{/);
  expect(() => new Script(script)).not.toThrow();
});
