// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Section } from './section.tsx';

afterEach(cleanup);

test('named by its heading, with the note and the way on beside it', () => {
  render(
    <Section
      id="team"
      heading="Our people"
      note="Five of them."
      action={{ label: 'All', href: '/team' }}
      ground="mist"
    >
      <p>Matter</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Our people' });
  expect(region.id).toBe('team');
  expect(region.dataset.ground).toBe('mist');
  expect(screen.getByRole('heading', { level: 2, name: 'Our people' })).toBeTruthy();
  expect(screen.getByText('Five of them.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/team');
});

test('a heading that the section sets itself names it too', () => {
  render(
    <Section id="steps" labelledBy="steps-heading">
      <h2 id="steps-heading">Our Process</h2>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Our Process' }).id).toBe('steps');
});

test('without a heading there is no head, and nothing points at one', () => {
  const { container } = render(<Section id="team" note="Not shown without a heading." />);
  expect(container.querySelector('header')).toBeNull();
  expect(container.querySelector('[aria-labelledby]')).toBeNull();
});

test('it fades in unless it is told not to', () => {
  const { container } = render(<Section reveal="none">Still</Section>);
  expect(container.querySelector('[data-reveal]')).toBeNull();
  const { container: moving } = render(<Section reveal="repeat">Moving</Section>);
  expect(moving.querySelector('[data-reveal="repeat"]')?.textContent).toBe('Moving');
});
