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

test('a trade has the rules of its group, each with what else they ask for', () => {
  expect(ruleOf('Cook or serve food', 'haccp')).toEqual([['start', 'here alone'], ['look']]);
  expect(ruleOf('Make medicines', 'ce-marking')).toEqual([['not', 'European Union']]);
});

test('a trade that a rule leaves out does not have it', () => {
  expect(ruleOf('Cook or serve food', 'fssc-22000')).toEqual([
    ['look', 'A supermarket or food brand asks (GFSI)'],
  ]);
  expect(ruleOf('Store or move food', 'iso-22000')).toContainEqual(['start']);
});

test('what holds for any trade stands last, by its reasons', () => {
  expect(trades.at(-1)?.label).toBe('Any trade');
  expect(ruleOf('Any trade', 'iso-14001')).toEqual([['start', 'Environment or ESG questions']]);
  expect(ruleOf('Any trade', 'fssc-22000')).toEqual([]);
});
