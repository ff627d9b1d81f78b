import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Problem, reportFailure } from '#build/problem.ts';
import { findChromium } from './find-chromium.ts';

// Before the browser tests: on Debian and its kin, as root, Chromium can simply be installed.
const apt = '/usr/bin/apt-get';
const runApt = (...args: readonly string[]) =>
  spawnSync(apt, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

const install = async () => {
  if (findChromium()) return;
  if (existsSync(apt) && process.getuid?.() === 0) {
    runApt('update');
    runApt('install', '-y', 'chromium-headless-shell');
  }
  if (!findChromium())
    throw new Problem(
      'The browser tests need Chromium or Chrome: install one (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM to its path.',
    );
};

await install().catch(reportFailure);
