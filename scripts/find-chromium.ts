import { existsSync } from 'node:fs';
import { Problem } from '#build/problem.ts';

/** The first has no window: a third quicker. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium or Chrome of this machine: the one that CHROMIUM names, otherwise the first in the usual places;
 * undefined when there is none. Throws a `Problem` when CHROMIUM names no file.
 */
export const findChromium = (): string | undefined => {
  const { CHROMIUM: named } = process.env;
  if (!named) return places.find((place) => existsSync(place));
  if (existsSync(named)) return named;
  throw new Problem(
    `CHROMIUM is "${named}", where there is no file. Give the path of a Chromium or Chrome, or leave CHROMIUM unset.`,
  );
};
