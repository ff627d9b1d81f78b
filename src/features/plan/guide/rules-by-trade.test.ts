import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { rulesByTrade } from './rules-by-trade.ts';

const words = { any: 'Any trade', onlyHere: 'here alone', noneNamed: 'none named' };
const trades = rulesByTrade(content.finder, words);
const ruleOf = (trade: string, page: string) =>
  trades
    .find(({ label }) => label === trade)
    ?.rules.filter((rule) => rule.page === page)
    .map(({ level, also }) => [level, ...also]);

test.each([
  [
    'those of its group, with what else they ask for',
    'Make medicines',
    'ce-marking',
    [['not', 'European Union']],
  ],
  ['a stronger one beside them', 'Cook or serve food', 'haccp', [['start', 'here alone'], ['look']]],
  ['none that leaves it out', 'Cook or serve food', 'fssc-22000', [['look', 'A food buyer asks for GFSI']]],
  [
    'what holds for any, by its reasons',
    'Any trade',
    'iso-14001',
    [['start', 'Environment or ESG questions']],
  ],
  ['nothing that holds for some', 'Any trade', 'fssc-22000', []],
])('a trade has %s: %s, %s', (_, trade, page, rules) => {
  expect(ruleOf(trade, page)).toEqual(rules);
});

test('what holds for any trade stands last, and what holds beside another condition stands too', () => {
  expect(trades.at(-1)?.label).toBe('Any trade');
  expect(ruleOf('Store or move food', 'iso-22000')).toContainEqual(['start']);
});
