// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Drawing } from './drawing.tsx';

afterEach(cleanup);

test('a drawing is decoration, waits until it comes near, and reserves its space', () => {
  render(<Drawing picture={{ src: '/art/bridge.svg', width: 420, height: 297 }} />);
  expect(screen.queryByRole('img')).toBeNull();
  const image = screen.getByRole('presentation');
  expect(image.getAttribute('loading')).toBe('lazy');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['420', '297']);
});
