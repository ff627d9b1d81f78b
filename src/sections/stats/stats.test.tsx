// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Stats } from './stats.tsx';

afterEach(cleanup);

test('each figure belongs to its words, and stands there before any counting', () => {
  const stat = {
    value: 35,
    suffix: '+',
    label: 'Clients',
    measure: 'served',
    icon: 'users',
    evidence: 'The list',
  };
  render(<Stats id="stats" heading="In figures" stats={[stat]} caption="Counted in 2026." />);
  expect(screen.getByRole('region', { name: 'In figures' })).toBeTruthy();
  expect(screen.getByRole('term').textContent).toBe('Clients');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['35+', 'served']);
  expect(screen.getByText('Counted in 2026.')).toBeTruthy();
});
