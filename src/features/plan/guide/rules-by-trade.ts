import type { PlanRules } from '../rules-schema.ts';

/**
 * The finder's rules as a reader without script looks for them: by trade, and last those that hold for any. A trade is
 * the sector of a condition; what else the condition asks for stands beside it, in the words of the answers.
 */
export const rulesByTrade = (
  { sectors, reasons, markets, groups, rules }: PlanRules['finder'],
  words: { any: string; onlyHere: string; noneNamed: string },
) => {
  const labels = new Map([...reasons, ...markets].map(({ id, label }) => [id, label]));
  labels.set('only-lk', words.onlyHere).set('none-named', words.noneNamed);
  const sectorIds = new Set(sectors.map(({ id }) => id));
  const sectorsOf = (word: string) =>
    groups.find(({ id }) => id === word)?.sectors ?? (sectorIds.has(word) ? [word] : []);
  const labelsOf = (list: readonly string[]) => list.flatMap((word) => labels.get(word) ?? []);

  const conditions = rules.flatMap(({ page, reason, when }) =>
    when.map(({ level, all, not = [] }) => ({ page, level, reason, all, not: not.flatMap(sectorsOf) })),
  );
  const of = (sector: string) =>
    conditions.flatMap(({ all, not, ...rule }) => {
      const ofTrade = all.find((list) => list.flatMap(sectorsOf).includes(sector));
      if (!ofTrade || not.includes(sector)) return [];
      return [{ ...rule, also: all.filter((list) => list !== ofTrade).flatMap(labelsOf) }];
    });
  const ofAny = conditions.flatMap(({ all, not: _, ...rule }) => {
    const withLabels = all.map(labelsOf);
    return withLabels.every((list) => list.length > 0) ? [{ ...rule, also: withLabels.flat() }] : [];
  });
  const trades = sectors.map(({ id, label }) => ({ label, rules: of(id), isAny: false }));
  return [...trades, { label: words.any, rules: ofAny, isAny: true }];
};
