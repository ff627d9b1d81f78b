import type { Entry } from './entries.tsx';

/**
 * A claim as the card sets it: a figure at its beginning stands large.
 * `35+ reputed clients` → figure `35+`, words `reputed clients`; without a figure all are words.
 */
export const claimParts = (claim: string): { figure?: string; title: string } => {
  const [, figure, title] = /^(\d[\d,.]*[+%]?)\s+(.+)$/.exec(claim) ?? [];
  return figure && title ? { figure, title } : { title: claim };
};

/** How many entries share the row of the one at an index: three, and in the last row those that are left. */
export const rowOf = (index: number, count: number): number => {
  const left = count % 3;
  return index < count - left ? 3 : left;
};

/** The firm's claims, each with the words that limit it: those with a figure first, the promises below them. */
export const claimEntries = (
  claims: readonly { claim: string; text: string; icon: string }[],
): readonly Entry[] => {
  const entries = claims.map(({ claim, text, icon }) => ({ ...claimParts(claim), text, icon }));
  return [entries.filter(({ figure }) => figure), entries.filter(({ figure }) => !figure)].flatMap((group) =>
    group.map((entry, index) => ({ ...entry, row: rowOf(index, group.length) })),
  );
};
