// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Section } from './section.tsx';

afterEach(cleanup);

test('a section is a landmark by the name of its heading, and can be linked', () => {
  render(
    <Section id="steps" labelledBy="steps-heading" ground="mist">
      <h2 id="steps-heading">Our Process</h2>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Our Process' });
  expect(region.id).toBe('steps');
  expect(region.dataset.ground).toBe('mist');
});

test('it fades in unless it is told not to', () => {
  const { container } = render(<Section reveal="none">Still</Section>);
  expect(container.querySelector('[data-reveal]')).toBeNull();
  const { container: moving } = render(<Section reveal="repeat">Moving</Section>);
  expect(moving.querySelector('[data-reveal="repeat"]')?.textContent).toBe('Moving');
});
