// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeadedSection } from './headed-section.tsx';

afterEach(cleanup);

test('named by its heading, with the note and the way on beside it', () => {
  render(
    <HeadedSection
      id="team"
      heading="Our people"
      note="Five of them."
      action={{ label: 'All', href: '/team' }}
    >
      <p>Matter</p>
    </HeadedSection>,
  );
  const region = screen.getByRole('region', { name: 'Our people' });
  expect(region.id).toBe('team');
  expect(screen.getByRole('heading', { level: 2, name: 'Our people' })).toBeTruthy();
  expect(screen.getByText('Five of them.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/team');
});

test('without a heading there is no head, and nothing points at one', () => {
  const { container } = render(
    <HeadedSection id="team" note="Not shown without a heading.">
      <p>Matter</p>
    </HeadedSection>,
  );
  expect(container.querySelector('header')).toBeNull();
  expect(container.querySelector('[aria-labelledby]')).toBeNull();
});
