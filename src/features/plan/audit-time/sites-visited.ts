/**
 * The least sites that are visited of several that do the same work: the central office, and of the others the square
 * root of their number, in the years after six tenths of it, at recertification eight, each rounded up (IAF MD 1; European
 * Accreditation, FAQ 46.5).
 * @param sites all of them, the central office too
 */
export const sitesVisited = (sites: number) => {
  const root = Math.sqrt(sites - 1);
  const visited = (share: number) => 1 + Math.ceil(share * root);
  return { initial: visited(1), yearly: visited(0.6), recertification: visited(0.8) };
};
