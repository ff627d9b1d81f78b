import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './paths.ts';
import { readSettings } from './settings.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'settings-'));
  for (const part of ['content', 'src/pages'])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** What browsers are told of https once the owner has set both values under `strictTransport`. */
const strictTransport = (includeSubDomains: boolean, preload: boolean) => {
  const firm = join(root, 'content/firm.yaml');
  const lines = `strictTransport:\n  includeSubDomains: ${includeSubDomains}\n  preload: ${preload}\n`;
  writeFileSync(firm, readFileSync(firm, 'utf8').replace(/^strictTransport:\n(?: {2}.+\n)+/m, lines));
  return readSettings(root).strictTransport;
};

test('the site is a draft while a legal text waits for its lawyer', () => {
  const file = join(root, 'content/legal/terms.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^reviewed: .*$/m, 'reviewed: false'));
  expect(readSettings(root).isDraft).toBe(true);
});

test('what the owner chooses of https is this host alone as delivered, and no preload list without the subdomains', () => {
  expect(readSettings(projectRoot).strictTransport).toEqual({ includeSubDomains: false, preload: false });
  expect(strictTransport(true, true)).toEqual({ includeSubDomains: true, preload: true });
  expect(() => strictTransport(false, true)).toThrow(
    /firm\.yaml.*strictTransport\.preload.*set includeSubDomains to true/s,
  );
});
