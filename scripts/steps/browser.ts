import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Problem, reportFailure } from '#deploy/problem.ts';
import { findChromium } from './find-chromium.ts';

const apt = '/usr/bin/apt-get';

/** On Debian and its kin, as root, one can simply be installed. */
const canInstall = () => existsSync(apt) && process.getuid?.() === 0;

const install = () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const { status } = spawnSync(apt, args, { stdio: 'inherit', env });
    if (status !== 0) {
      throw new Problem(
        `apt-get ${args.join(' ')} failed: see above. Install Chromium by hand, or set CHROMIUM to the path of a Chromium or Chrome.`,
      );
    }
  }
};

// `npm test` runs this before the browser tests: it makes sure that there is a browser.
try {
  if (!findChromium() && canInstall()) install();
  const found = findChromium();
  if (!found) {
    throw new Problem(
      'The browser tests need Chromium or Chrome: install one (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM to its path.',
    );
  }
  console.log(found);
} catch (error) {
  reportFailure(error);
}
