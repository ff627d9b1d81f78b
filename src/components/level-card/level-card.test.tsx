// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LevelCard } from './level-card.tsx';

afterEach(cleanup);

test('a card is the element that its place asks for, and takes no focus itself', () => {
  render(
    <ul>
      <LevelCard as="li" className="own" family="tea">
        <a href="/iso14001Main">ISO 14001</a>
      </LevelCard>
    </ul>,
  );
  const card = screen.getByRole('listitem');
  expect(card.dataset.family).toBe('tea');
  expect(card.classList.contains('own')).toBe(true);
  expect(card.hasAttribute('tabindex')).toBe(false);
});
