import { existsSync } from 'node:fs';
import { Problem } from '@site/hosting';

const places = [
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
export const findChromium = (named = process.env.CHROMIUM, exists = existsSync): string | undefined => {
  if (!named) return places.find((place) => exists(place));
  if (exists(named)) return named;
  throw new Problem(
    `CHROMIUM is "${named}", where there is no file. Give the path of a Chromium or Chrome, or leave CHROMIUM unset.`,
  );
};

const windowless = '/usr/bin/chromium-headless-shell';

/** Chromium without a window where it is there and CHROMIUM names no other, otherwise as `findChromium`: it is quicker. */
export const findWindowlessChromium = (
  named = process.env.CHROMIUM,
  exists = existsSync,
): string | undefined => (!named && exists(windowless) ? windowless : findChromium(named, exists));
