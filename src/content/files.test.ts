import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentFiles, mediaNames, strayFiles } from './files.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  for (const name of ['firm.yaml', 'pages/ABOUT.YAML', 'pages/._about.yaml', 'minutes.docx', 'Thumbs.db'])
    writeFileSync(join(root, 'content', name), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('finds texts whatever the letters of their ending, and leaves alone what systems put beside them', () => {
  expect([...contentFiles(root).keys()].toSorted()).toEqual([
    'content/firm.yaml',
    'content/pages/ABOUT.YAML',
  ]);
  expect(strayFiles(root)).toEqual(['content/minutes.docx']);
});

it('does without a folder of pictures', () => {
  expect([...mediaNames(root)]).toEqual([]);
});
