import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Problem, reportFailure } from '@site/hosting';
import { findChromium, findWindowlessChromium } from './find-chromium.ts';

/** A program that the tests use and npm does not bring; one without advice only makes them quicker. */
type Tool = { debianPackage: string; isThere: () => boolean; advice?: string };

const tools: readonly Tool[] = [
  {
    debianPackage: 'chromium',
    isThere: () => findChromium() !== undefined,
    advice:
      'The browser tests need Chromium or Chrome: install one (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM to its path.',
  },
  {
    debianPackage: 'chromium-headless-shell',
    isThere: () => Boolean(process.env.CHROMIUM) || findWindowlessChromium() !== findChromium(),
  },
  {
    debianPackage: 'default-jre-headless',
    isThere: () => spawnSync('java', ['-version']).status === 0,
    advice:
      'The second HTML validator needs Java: install it (Debian, Ubuntu: sudo apt-get install default-jre-headless).',
  },
];

const missing = () => tools.filter(({ isThere }) => !isThere());

const apt = '/usr/bin/apt-get';

/** On Debian and its kin, as root, they can simply be installed. */
const canInstall = () => existsSync(apt) && process.getuid?.() === 0;

const runApt = (...args: readonly string[]) =>
  spawnSync(apt, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

// `npm test` runs this before the tests that need more than npm brings.
try {
  const wanted = missing();
  if (wanted.length > 0 && canInstall()) {
    runApt('update');
    for (const { debianPackage } of wanted) runApt('install', '-y', debianPackage);
  }
  const advice = missing().flatMap((tool) => tool.advice ?? []);
  if (advice.length > 0) throw new Problem(advice.join('\n'));
} catch (error) {
  reportFailure(error);
}
