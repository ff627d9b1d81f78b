// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BackLink } from './back-link.tsx';

afterEach(cleanup);

test('an arrow that says where it leads', () => {
  render(<BackLink href="/all-iso" label="Back to all standards" />);
  const link = screen.getByRole('link', { name: 'Back to all standards' });
  expect(link.getAttribute('href')).toBe('/all-iso');
  expect(link.title).toBe('Back to all standards');
});
