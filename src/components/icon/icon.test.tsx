import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasIcon } from '#src/content/icons.ts';
import { Icon } from './icon.tsx';

test('an icon is drawn, and hidden from those who listen', () => {
  const { container } = render(<Icon name="phone" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d.]/);
});

test('an icon that does not exist, and a path in place of a name, are refused', () => {
  expect(hasIcon('phone')).toBe(true);
  expect(hasIcon('no-such-icon')).toBe(false);
  expect(hasIcon('../outline/phone')).toBe(false);
  expect(() => render(<Icon name="no-such-icon" />)).toThrow();
});
