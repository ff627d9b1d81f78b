import { expect, test } from 'vitest';
import { soughtAt } from './sought.ts';

const tokens = { 'firm.name': 'The Firm' };
const page = {
  headline: 'Ask {firm.name}',
  address: '/a',
  items: [
    { title: 'Quality', text: 'See [the **plan**](/plan) first.', icon: 'leaf' },
    { title: 'Safety', text: 'For {count} years: nobody was hurt in {years}.', icon: 'leaf' },
  ],
};

test('a text is sought as the page says it, with those beside it', () => {
  expect(soughtAt(page, 'root_headline', true, tokens)).toEqual(['Ask The Firm']);
  expect(soughtAt(page, 'root_items_0_title', true, tokens)).toEqual(['Quality', 'See the plan first.']);
  expect(soughtAt(page, 'root_items_1_text', true, tokens)).toEqual(['years: nobody was hurt in']);
});

test('for a choice, and for a control of an entry, the texts beside it are sought', () => {
  expect(soughtAt(page, 'root_items_0_icon', false, tokens)).toEqual(['See the plan first.']);
  expect(soughtAt(page, 'root_items_1__moveUp', false, tokens)).toEqual(['years: nobody was hurt in']);
});

test('for what is not saved yet the texts around it are sought', () => {
  expect(soughtAt(page, 'root_items_2_title', true, tokens)).toEqual([]);
  expect(soughtAt(page, 'root_none', true, tokens)).toEqual(['Ask The Firm']);
});
