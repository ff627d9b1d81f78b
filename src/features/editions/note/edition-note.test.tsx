import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samples } from '../fixture/editions.ts';
import { editionLabels } from '../fixture/labels.ts';
import type { Edition } from '../schema.ts';
import { EditionNote } from './edition-note.tsx';

const noteOn = (edition: Edition) => {
  render(<EditionNote edition={edition} words={editionLabels} registerHref="/editions" />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return new Map(terms.map((term, index) => [term, values[index]]));
};

test('each date says how sure it is, and what that means where it is not certain; what it does not have has no line', () => {
  expect([...noteOn(samples.inTransition)]).toEqual([
    ['Published', '2015 (checked)'],
    ['Amendment', 'Amendment 1:2024'],
    ['Successor', 'ISO 9001:2026'],
    ['Successor published', '16 September 2026 (reported: several agree; confirm it)'],
    ['New certificates to the successor only from', '31 March 2028 (reported: several agree; confirm it)'],
    ['Transition ends', '31 December 2028 (reported: several agree; confirm it)'],
    ['Checked on', '21 November 2026'],
  ]);
});

test.each([
  ['current', undefined, undefined],
  ['expected', undefined, undefined],
  ['inTransition', '31 December 2028 (reported: several agree; confirm it)', undefined],
  ['endUnconfirmed', 'There is an end. Ask now.', undefined],
  ['guidance', 'None: guidance', '2018'],
  ['ended', '6 December 2025 (checked)', '2012'],
] as const)('of what is %s it says when it ends: %s; struck is %s', (state, ends, struck) => {
  expect(noteOn(samples[state]).get('Transition ends')).toBe(ends);
  expect(document.querySelector('s')?.textContent).toBe(struck);
});

test('a notice stands in the note of a current edition; of any other it has a place of its own', () => {
  const notice = 'A change is coming.';
  noteOn({ ...samples.current, notice });
  expect(screen.getByText(notice)).toBeTruthy();
  cleanup();
  noteOn({ ...samples.ended, notice });
  expect(screen.queryByText(notice)).toBeNull();
});
