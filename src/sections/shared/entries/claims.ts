import type { Entry } from './entries.tsx';

/** A figure at the beginning of a claim, and what it counts: `35+ reputed clients`. */
const figured = /^(\d[\d,.]*[+%]?)\s+(.+)$/;

/** The firm's claims, each with the words that limit it: those with a figure, which stands large, and the promises. */
export const claimEntries = (claims: readonly { claim: string; text: string; icon: string }[]) => {
  const entries = claims.map(({ claim, text, icon }): Entry => {
    const [, number, title = claim] = figured.exec(claim) ?? [];
    return { number, title, text, icon };
  });
  return {
    figures: entries.filter(({ number }) => number),
    promises: entries.filter(({ number }) => !number),
  };
};
