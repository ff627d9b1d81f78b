import type { Family } from './names.ts';

/** A standard as a drawing shows it: its number, and the colour of its page. */
export type Numbered = { readonly numeral: string; readonly family: Family };

/**
 * The standards that stand in the places of a drawing. A place shows the one that it is made for, where that is among those
 * of the firm, otherwise the next of the others; where there are none left, it goes.
 * @param places each with the number that it is made for
 * @param standards those of the firm; no other is shown
 */
export const numberedPlaces = <Place extends { readonly made: string }>(
  places: readonly Place[],
  standards: readonly Numbered[],
): (Place & Numbered)[] => {
  const others = standards.filter(({ numeral }) => places.every(({ made }) => made !== numeral));
  return places.flatMap((place) => {
    const shown = standards.find(({ numeral }) => numeral === place.made) ?? others.shift();
    return shown ? [{ ...place, numeral: shown.numeral, family: shown.family }] : [];
  });
};
