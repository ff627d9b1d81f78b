import { expect, test } from 'vitest';
import { claimParts } from './claim.ts';

test.each([
  ['35+ reputed clients', '35+', 'reputed clients'],
  ['100% success rate', '100%', 'success rate'],
  ['1,200 audits', '1,200', 'audits'],
  ['Best price guaranteed', undefined, 'Best price guaranteed'],
  ['Fast-track 2 preparation', undefined, 'Fast-track 2 preparation'],
  ['2023', undefined, '2023'],
])('%s', (claim, figure, words) => {
  expect(claimParts(claim)).toEqual(figure ? { figure, words } : { words });
});
