import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { baselines, chromiumOf, versionFile } from '#tests/e2e/pictures/baselines.ts';
import { findChromium } from './steps/find-chromium.ts';

/** Takes the pictures of the component gallery again where it looks different now, and writes them small. */
const { status } = spawnSync('playwright', ['test', '--project', 'pictures', '--update-snapshots'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

for (const name of (await readdir(baselines)).filter((file) => file.endsWith('.png'))) {
  const file = join(baselines, name);
  const taken = await readFile(file);
  // 256 colours: nearer to what was taken than the comparison looks, in half of the bytes.
  const small = await sharp(taken).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  if (small.length < taken.length) await writeFile(file, small);
}

const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
await writeFile(versionFile, `${chromiumOf(browser.version())}\n`);
await browser.close();
