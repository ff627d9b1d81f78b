import type { Sought } from './sought.ts';

/** How much of a text is looked for where a page does not say all of it in one go. */
const beginning = 40;

const placesOf = (page: string, text: string): number[] => {
  const places: number[] = [];
  for (let at = page.indexOf(text); at >= 0; at = page.indexOf(text, at + 1)) {
    // No part of a longer word.
    const isWhole = !/[\p{L}\p{N}]{2}/u.test(page.slice(at - 1, at + 1));
    if (at === 0 || isWhole) places.push(at);
  }
  return places;
};

const findIn = (page: string, text: string) => {
  const whole = placesOf(page, text);
  if (whole.length > 0 || text.length <= beginning) return { length: text.length, places: whole };
  const short = text.slice(0, text.lastIndexOf(' ', beginning));
  return { length: short.length, places: short === '' ? [] : placesOf(page, short) };
};

/**
 * Where a page says the first of these texts that it says at all, nearest to the others first.
 * @param page what the page says, in one line, as the texts
 */
export const findText = (page: string, sought: Sought): { at: number; length: number }[] => {
  const found = sought.map((text) => findIn(page, text)).filter(({ places }) => places.length > 0);
  const [first, ...others] = found;
  if (!first) return [];
  const farness = (at: number) =>
    Math.min(...others.flatMap(({ places }) => places.map((other) => Math.abs(other - at))));
  return first.places.toSorted((a, b) => farness(a) - farness(b)).map((at) => ({ at, length: first.length }));
};
