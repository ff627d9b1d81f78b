// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CopyButton } from './copy-button.tsx';

afterEach(cleanup);

test('a button with a silent status beside it, ready for the behaviour', () => {
  render(<CopyButton text="+94 11 000 0000" label="Copy the number" done="Copied" />);
  const button = screen.getByRole('button', { name: 'Copy the number' });
  expect(button.dataset.copy).toBe('+94 11 000 0000');
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  expect(status.dataset.done).toBe('Copied');
});
