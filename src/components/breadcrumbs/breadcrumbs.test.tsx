// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

const steps = [
  { name: 'Home', href: '/' },
  { name: 'Services', href: '/services' },
  { name: 'FSSC 22000', href: '/fssc22000Main' },
];

afterEach(cleanup);

test('is a named landmark with the steps in order', () => {
  render(<Breadcrumbs label="You are here" trail={steps} />);
  const list = within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Home', 'Services', 'FSSC 22000']);
});

test('links every page but the one it stands on, which it marks', () => {
  render(<Breadcrumbs label="You are here" trail={steps} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/services']);
  const current = screen.getByText('FSSC 22000');
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(current.closest('a')).toBeNull();
});
