import { expect, test } from 'vitest';
import { fillTokens } from './tokens.ts';

const tokens = new Map([['firm.since', '2009']]);

test('fills tokens at any depth and leaves the page its own', () => {
  const filled = fillTokens(
    { list: [{ text: 'Since {firm.since}, {count} pages' }] },
    tokens,
    () => undefined,
  );
  expect(filled).toEqual({ list: [{ text: 'Since 2009, {count} pages' }] });
});

test('names the field of a token that stands for nothing, and keeps the text', () => {
  const named: [string, string][] = [];
  const filled = fillTokens({ list: ['{firm.sinse}'] }, tokens, (field, token) => {
    named.push([field, token]);
    return undefined;
  });
  expect(named).toEqual([['list[0]', 'firm.sinse']]);
  expect(filled).toEqual({ list: ['{firm.sinse}'] });
});
