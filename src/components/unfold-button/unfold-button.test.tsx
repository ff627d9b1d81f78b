// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UnfoldButton } from './unfold-button.tsx';

afterEach(cleanup);

test('says how much there is and which list it unfolds', () => {
  render(<UnfoldButton controls="list" count={10} label="All {count}" />);
  const button = screen.getByRole('button', { name: 'All 10' });
  expect(button.getAttribute('aria-controls')).toBe('list');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('is not there where phones show all', () => {
  render(<UnfoldButton controls="list" count={4} label="All {count}" />);
  expect(screen.queryByRole('button')).toBeNull();
});
