import { existsSync } from 'node:fs';
import { Problem } from '#build/problem.ts';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without a window: a third quicker. */
const headless = '/usr/bin/chromium-headless-shell';

const first = (candidates: readonly string[]): string | undefined => {
  const { CHROMIUM: named } = process.env;
  if (!named) return candidates.find((place) => existsSync(place));
  if (existsSync(named)) return named;
  throw new Problem(
    `CHROMIUM is "${named}", where there is no file. Give the path of a Chromium or Chrome, or leave CHROMIUM unset.`,
  );
};

/**
 * The Chromium or Chrome of this machine: the one that CHROMIUM names, otherwise the first in the usual places;
 * undefined when there is none. Throws a `Problem` when CHROMIUM names no file.
 */
export const findChromium = () => first([...places, headless]);

/** The same, without a window where there is one. */
export const findWindowlessChromium = () => first([headless, ...places]);
