// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextLink } from './text-link.tsx';

afterEach(cleanup);

test('the arrow adds nothing to the name', () => {
  render(<TextLink href="/editions">Edition register</TextLink>);
  expect(screen.getByRole('link', { name: 'Edition register' }).getAttribute('href')).toBe('/editions');
});

test('a new tab is said, and shown by another sign', () => {
  const { container: same } = render(<TextLink href="/">Here</TextLink>);
  const { container: other } = render(
    <TextLink href="https://example.org" newTab="opens in a new tab">
      There
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: /There ?\(opens in a new tab\)/ }).getAttribute('target')).toBe(
    '_blank',
  );
  const sign = (container: HTMLElement) => container.querySelector('svg path')?.getAttribute('d');
  expect(sign(other)).not.toBe(sign(same));
});
