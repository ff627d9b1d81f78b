import type { Entry } from './entries.tsx';

/** A figure at the beginning of a claim, and what it counts: `35+ reputed clients`. */
const figured = /^(\d[\d,.]*[+%]?)\s+(.+)$/;

/** The firm's claims, each with the words that limit it: those with a figure, which stands large, and the promises. */
export const claimEntries = (claims: readonly { claim: string; text: string; icon: string }[]) => {
  const entries = claims.map(({ claim, text, icon }): Entry => {
    const [, figure, title = claim] = figured.exec(claim) ?? [];
    return { figure, title, text, icon };
  });
  return {
    figures: entries.filter(({ figure }) => figure),
    promises: entries.filter(({ figure }) => !figure),
  };
};
