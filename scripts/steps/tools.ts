import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Problem, reportFailure } from '@site/hosting';
import { findChromium } from './find-chromium.ts';

/** A program that the tests need and npm does not bring. */
type Tool = { debianPackages: readonly string[]; isThere: () => boolean; advice: string };

const tools: readonly Tool[] = [
  {
    // With a window, for `npm run bench`, and without.
    debianPackages: ['chromium', 'chromium-headless-shell'],
    isThere: () => findChromium() !== undefined,
    advice:
      'The browser tests need Chromium or Chrome: install one (Debian, Ubuntu: sudo apt-get install chromium chromium-headless-shell), or set CHROMIUM to its path.',
  },
  {
    debianPackages: ['default-jre-headless'],
    isThere: () => spawnSync('java', ['-version']).status === 0,
    advice:
      'The second HTML validator needs Java: install it (Debian, Ubuntu: sudo apt-get install default-jre-headless).',
  },
];

const missing = () => tools.filter(({ isThere }) => !isThere());

const apt = '/usr/bin/apt-get';

/** On Debian and its kin, as root, they can simply be installed. */
const canInstall = () => existsSync(apt) && process.getuid?.() === 0;

const install = (packages: readonly string[]) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', ...packages]]) {
    const { status } = spawnSync(apt, args, { stdio: 'inherit', env });
    if (status !== 0) throw new Problem(`apt-get ${args.join(' ')} failed: see above.`);
  }
};

// `npm test` runs this before the tests that need more than npm brings.
try {
  const needed = missing().flatMap(({ debianPackages }) => debianPackages);
  if (needed.length > 0 && canInstall()) install(needed);
  const advice = missing().map((tool) => tool.advice);
  if (advice.length > 0) throw new Problem(advice.join('\n'));
} catch (error) {
  reportFailure(error);
}
