import { expect, test } from 'vitest';
import { claimEntries } from './claims.ts';

const entriesOf = (claim: string) => claimEntries([{ claim, text: 'Our own figure.', icon: 'world' }]);

test.each([
  ['35+ reputed clients', '35+', 'reputed clients'],
  ['100% success rate', '100%', 'success rate'],
  ['1,200 audits', '1,200', 'audits'],
])('%s begins with a figure', (claim, figure, title) => {
  expect(entriesOf(claim)).toMatchObject({ figures: [{ figure, title }], promises: [] });
});

test.each(['Best price guaranteed', 'Fast-track 2 preparation', '2023'])('%s is words alone', (claim) => {
  expect(entriesOf(claim)).toMatchObject({ figures: [], promises: [{ title: claim }] });
});
