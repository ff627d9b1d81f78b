import { expect, test } from 'vitest';
import { samples } from './fixture/editions.ts';
import { editionLabels } from './fixture/labels.ts';
import { noEnd, noLastNew, validity } from './validity.ts';

const states = Object.values(samples);

test('an edition in transition is valid until its end, with the mark of a date that is not checked', () => {
  const { inTransition } = samples;
  expect(validity(inTransition, editionLabels)).toBe(
    'old edition still valid until 31 December 2028 (reported)',
  );
  const checked = { ...inTransition, ends: { day: '2028-12-31', certainty: 'verified' } } as const;
  expect(validity(checked, editionLabels)).toBe('old edition still valid until 31 December 2028');
  expect(validity(samples.endUnconfirmed, editionLabels)).toBe('end not confirmed');
});

test('no other state says until when', () => {
  const others = states.filter(({ status }) => status !== 'in-transition');
  expect(others.map((edition) => validity(edition, editionLabels))).toEqual(others.map(() => undefined));
});

test('where there is an end that could not be confirmed, nothing says "None"', () => {
  expect(noEnd(samples.endUnconfirmed, editionLabels)).toBe('There is an end. Ask now.');
  expect(noLastNew(samples.endUnconfirmed, editionLabels)).toBe('Not confirmed. Ask now.');
});

test('where nothing ends, or no longer, it says why', () => {
  const { current, ended, guidance } = samples;
  for (const missing of [noEnd, noLastNew])
    expect([current, ended, guidance].map((edition) => missing(edition, editionLabels))).toEqual([
      'None: current edition',
      'None: it has ended',
      'None: guidance',
    ]);
});
