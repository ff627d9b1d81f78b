import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '#tests/test-folder.ts';
import { contentFiles, mediaFiles, strayFiles } from './files.ts';

it('finds texts whatever the letters of their ending, leaves alone what systems put beside them, and follows no link', async () => {
  const root = await testFolder();
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  for (const name of ['firm.yaml', 'pages/ABOUT.YAML', 'pages/._about.yaml', 'minutes.docx', 'Thumbs.db'])
    writeFileSync(join(root, 'content', name), '');
  expect([...contentFiles(root).keys()].toSorted()).toEqual([
    'content/firm.yaml',
    'content/pages/ABOUT.YAML',
  ]);
  expect(strayFiles(root)).toEqual(['content/minutes.docx']);
  expect([...mediaFiles(root)]).toEqual([]);
  mkdirSync(join(root, 'content/media'));
  symlinkSync('../firm.yaml', join(root, 'content/media/link.jpg'));
  expect([...mediaFiles(root)]).toEqual([]);
});
