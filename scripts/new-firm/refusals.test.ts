import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { refusals } from './refusals.ts';

const places = ['content'];
const firm = (samples: string[]) => ({ firm: { ...content.firm, name: 'Plumb & Level', samples } });

let root: string;
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com'];
  expect(spawnSync('git', [...who, ...args], { cwd: root }).status).toBe(0);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'refusals-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/firm.yaml'), 'name: Plumb & Level\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('samples that are committed may go; what is in no commit, and what is a firm of its own, may not', () => {
  expect(refusals(root, places, firm(['name']))).toEqual([expect.stringMatching(/under no version control/)]);
  git('init', '--quiet');
  expect(refusals(root, places, firm(['name']))).toEqual([
    expect.stringMatching(/in no commit.*\n {2}content\/$/),
  ]);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  expect(refusals(root, places, firm(['name']))).toEqual([]);
  expect(refusals(root, places, firm([]))).toEqual([
    'content/ is that of Plumb & Level, a firm of its own and no sample any more',
  ]);
  writeFileSync(join(root, 'content/firm.yaml'), 'name: Changed\n');
  expect(refusals(root, places, firm(['name']))).toEqual([expect.stringMatching(/ {2}content\/firm\.yaml$/)]);
});
