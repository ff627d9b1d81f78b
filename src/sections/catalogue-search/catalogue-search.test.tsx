// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { searchLabels } from '#src/gallery/fixture/words.ts';
import { CatalogueSearch } from './catalogue-search.tsx';

afterEach(cleanup);

test('a named search box that says how many there are, and what it will say of results', () => {
  render(<CatalogueSearch labels={searchLabels} total={14} offers={[]} />);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy();
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('All 14 are shown.');
  // The count is filled in by the behaviour with each search.
  expect({ ...said.dataset }).toEqual({
    some: '{count} of 14 match.',
    one: '1 of 14 matches.',
    none: 'No standard matches. Call us and we will find it.',
    offer: 'It leads to:',
  });
});

test('nothing to clear before anything is typed', () => {
  render(<CatalogueSearch labels={searchLabels} total={14} offers={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { hidden: true }).getAttribute('aria-label')).toBe('Clear the search');
});

test('the pages to offer are there, each with its words, and hidden until one is typed', () => {
  const offers = [{ name: 'GMP Service', href: '/gmpMain', words: ['gmp', 'cgmp'] }];
  render(<CatalogueSearch labels={searchLabels} total={14} offers={offers} />);
  const link = screen.getByText('GMP Service');
  expect(link.getAttribute('href')).toBe('/gmpMain');
  expect(link.closest('[hidden]')?.getAttribute('data-words')).toBe('gmp|cgmp');
});
