import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import type { Edition } from '#src/content/schemas/edition.ts';
import { samples } from '#src/editions/fixture/editions.ts';
import { editionLabels } from '#src/editions/fixture/labels.ts';
import { EditionNote } from './edition-note.tsx';

const labels = { ...content.labels, edition: editionLabels };

const noteOn = (edition: Edition) => {
  render(<EditionNote edition={edition} labels={labels} registerHref="/editions" />);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return new Map(terms.map((term, index) => [term, values[index]]));
};
const struck = () => document.querySelector('s')?.textContent;

test('each date says how sure it is, and what that means where it is not certain', () => {
  const facts = noteOn(samples.inTransition);
  expect(facts.get('Transition ends')).toBe('31 December 2028 (Reported: several agree; confirm it)');
  expect(facts.get('Successor published')).toBe('16 September 2026 (Reported: several agree; confirm it)');
  expect(facts.get('Published')).toBe('2015 (Checked)');
});

test('a year is struck above its successor once its edition no longer counts, not while it is still valid', () => {
  const years = Object.values(samples).map((edition) => {
    cleanup();
    noteOn(edition);
    return struck();
  });
  expect(years.filter(Boolean)).toEqual(['2012', '2018']);
});

test('an end that could not be confirmed has its line, and says what to do', () => {
  expect(noteOn(samples.endUnconfirmed).get('Transition ends')).toBe('There is an end. Ask now.');
  expect(screen.getByText('In transition: end not confirmed')).toBeTruthy();
});

test('of guidance it says that nothing ends', () => {
  expect(noteOn(samples.guidance).get('Transition ends')).toBe('None: guidance');
});

test('what a current edition does not have has no line; what is expected is not called published', () => {
  expect([...noteOn(samples.current).keys()]).toEqual(['Published', 'Checked on']);
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/editions');
  cleanup();
  expect([...noteOn(samples.expected).keys()]).toEqual([
    'Published',
    'Successor',
    'Successor expected',
    'Checked on',
  ]);
});

test('a notice stands in the note of a current edition; of any other it has a place of its own', () => {
  noteOn({ ...samples.current, notice: 'A change is coming.' });
  expect(screen.getByText('A change is coming.')).toBeTruthy();
  cleanup();
  noteOn({ ...samples.ended, notice: 'A change is coming.' });
  expect(screen.queryByText('A change is coming.')).toBeNull();
});
