// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a button is a link by the name of its words', () => {
  render(<Button href="/contact">Call us now</Button>);
  const link = screen.getByRole('link', { name: 'Call us now' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(link.hasAttribute('target')).toBe(false);
  expect(link.hasAttribute('download')).toBe(false);
});

test('a new tab is said in its name, and learns nothing of this page', () => {
  render(
    <Button href="https://example.org" newTab="opens in a new tab">
      Chat
    </Button>,
  );
  const link = screen.getByRole('link', { name: /^Chat ?\(opens in a new tab\)$/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});
