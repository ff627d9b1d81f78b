// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Edition } from '#src/content/schemas/edition.ts';
import { sampleEditions } from '#src/editions/sample-editions.ts';
import { labels } from '#src/sheet/fixture/words.ts';
import { EditionNote } from './edition-note.tsx';

afterEach(cleanup);

const noteOn = (edition: Edition | undefined) => {
  if (!edition) throw new Error('no sample');
  render(<EditionNote edition={edition} labels={labels} registerHref="/editions" />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return new Map(terms.map((term, index) => [term, values[index]]));
};
const [superseded, current] = sampleEditions;

test('a day that others report is to be confirmed, and the year that no longer counts is struck', () => {
  const facts = noteOn(superseded);
  expect(facts.get('Transition ends')).toBe(
    '31 December 2028 (Reported: confirm with your certification body)',
  );
  expect(facts.get('Successor published')).toBe('16 September 2026 (Reported)');
  expect(screen.getByText('2015', { selector: '[data-struck]' })).toBeTruthy();
});

test('what is not known has no line, and the year that counts is not struck', () => {
  expect([...noteOn(current)]).toEqual([
    ['Published', '2016'],
    ['Checked on', '2 October 2026'],
  ]);
  expect(document.querySelector('[data-struck]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/editions');
});

test('a notice stands in the note unless the edition is superseded: then it has a place of its own', () => {
  if (!superseded) throw new Error('no sample');
  noteOn({ ...superseded, notice: 'A change is coming.', status: 'change-in-sight' });
  expect(screen.getByText('A change is coming.')).toBeTruthy();
  cleanup();
  noteOn({ ...superseded, notice: 'A change is coming.' });
  expect(screen.queryByText('A change is coming.')).toBeNull();
});
