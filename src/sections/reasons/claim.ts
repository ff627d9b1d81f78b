/**
 * A claim as the card sets it: a figure at its beginning stands large.
 * `35+ reputed clients` → figure `35+`, words `reputed clients`; without a figure all are words.
 */
export const claimParts = (claim: string): { figure?: string; words: string } => {
  const [, figure, words] = /^(\d[\d,.]*[+%]?)\s+(.+)$/.exec(claim) ?? [];
  return figure && words ? { figure, words } : { words: claim };
};
