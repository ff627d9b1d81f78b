// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MissingImage } from './missing-image.tsx';

afterEach(cleanup);

test.each([
  ['photo', 'No Image'],
  ['logo', 'Logo Error'],
] as const)('what takes the place of a %s waits unseen: a drawing, and the words', (frame, words) => {
  const { container } = render(<MissingImage frame={frame} words={words} />);
  const template = container.querySelector('template');
  expect(template?.dataset.missing).toBe(frame);
  expect(template?.innerHTML).toContain(words);
  expect(template?.innerHTML).toMatch(/aria-hidden="true"><svg/);
  expect(screen.queryByText(words)).toBeNull();
});
