import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';

/** How a rule of the finder speaks of a page, the strongest first. */
export const levels = ['start', 'look', 'not'] as const;

type Finder = PlanData['finder'];

/** The words that hold for a plan, for rules to ask for: ids of answers and groups, and what follows from them. */
const factsOf = ({ trade, why, market, std }: Plan, { groups }: Finder) => {
  const facts = new Set([...why, ...market]);
  if (trade) facts.add(trade);
  for (const { id, sectors } of groups) if (trade && sectors.includes(trade)) facts.add(id);
  if (market.length === 1 && market[0] === 'lk') facts.add('only-lk');
  if (std.length === 0) facts.add('none-named');
  return facts;
};

/** The strongest level that a rule gives, if any. */
const levelOf = ({ when }: Finder['rules'][number], facts: ReadonlySet<string>) => {
  const isSo = (word: string) => facts.has(word);
  const holding = when.filter(({ all, not = [] }) => all.every((list) => list.some(isSo)) && !not.some(isSo));
  return levels.find((level) => holding.some((one) => one.level === level));
};

/** The pages that a plan points to, by level and then in the order of the rules, each with two reasons at most. */
export const findPages = (plan: Plan, { pages, finder }: PlanData) => {
  const facts = factsOf(plan, finder);
  const verdicts = [
    ...plan.std.map((page) => ({ page, wins: false, ...finder.named })),
    ...finder.rules.flatMap((rule) => {
      const found = levelOf(rule, facts);
      // Beside what the buyer names, everything else is to be looked at first.
      const level = plan.std.length > 0 && found === 'start' ? 'look' : found;
      return level ? [{ ...rule, level }] : [];
    }),
  ];
  // A rule that beats the others of its page speaks alone.
  const counting = verdicts.filter(
    ({ page, wins }) => wins || !verdicts.some((other) => other.page === page && other.wins),
  );
  const sorted = levels.flatMap((level) => counting.filter((verdict) => verdict.level === level));
  return [...new Set(sorted.map(({ page }) => page))].flatMap((id) => {
    const page = pages.find((candidate) => candidate.id === id);
    const found = sorted.filter((verdict) => verdict.page === id);
    const [first] = found;
    if (!page || !first) return [];
    return [{ page, level: first.level, reasons: found.slice(0, 2).map(({ reason }) => reason) }];
  });
};

/** The pages that are planned: those named, or those to start with. */
export const standardsOf = ({ std }: Plan, cards: ReturnType<typeof findPages>) =>
  std.length > 0 ? std : cards.filter(({ level }) => level === 'start').map(({ page }) => page.id);
