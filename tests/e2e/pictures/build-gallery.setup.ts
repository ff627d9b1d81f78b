import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from '@playwright/test';

test('the component gallery is built', async () => {
  const astro = 'node_modules/astro/bin/astro.mjs';
  await promisify(execFile)(process.execPath, [astro, 'build', '--config', 'src/gallery/astro.config.ts']);
});
