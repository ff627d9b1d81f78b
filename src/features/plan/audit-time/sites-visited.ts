import { type AuditDaysInput, auditDays, daysOf, type Tables } from './audit-days.ts';

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

/**
 * Auditor days of the first audit of several sites, were all of them as large: each that is visited takes what the table
 * says of its own people, at least half of it (IAF MD 1; European Accreditation, FAQ 37.5 and 42.6), at most with room for
 * additions. Undefined where a page has a table of another rule, or no figure.
 */
export const daysOfSites = (input: AuditDaysInput, sites: number, auditTime: Tables) => {
  const people = input.people && Math.ceil(input.people / sites);
  const isOfBands = input.pages.every((id) => auditTime.tables.some(({ page }) => page === id));
  const table = auditDays({ ...input, people }, auditTime).total?.initial.table;
  if (!people || !table || !isOfBands) return undefined;
  const halfDays = 2 * table * sitesVisited(sites).initial;
  return {
    people,
    table,
    low: daysOf(halfDays, 1, 2),
    high: daysOf(halfDays, 100 + auditTime.rules.additions, 100),
  };
};
