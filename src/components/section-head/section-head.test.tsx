// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SectionHead } from './section-head.tsx';

afterEach(cleanup);

test('a heading of the second level that can name its section', () => {
  render(<SectionHead id="x" heading="Benefits" note="What it brings." />);
  expect(screen.getByRole('heading', { level: 2, name: 'Benefits' }).id).toBe('x');
  expect(screen.getByText('What it brings.').tagName).toBe('P');
});

test('without a note or a link nothing stands beside it', () => {
  const { container } = render(<SectionHead heading="Benefits" />);
  expect(container.querySelector('header')?.children).toHaveLength(1);
});
