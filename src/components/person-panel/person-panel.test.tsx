// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PersonPanel } from './person-panel.tsx';

afterEach(cleanup);

test('the portrait has its words, and what is said of the person follows it', () => {
  const picture = { src: '/art/portrait.svg', width: 210, height: 252 };
  const person = {
    name: 'A. Perera',
    family: 'ocean',
    picture,
    isPhoto: false,
    alt: 'Drawn portrait of A. Perera',
    facts: [{ label: 'Holds', value: 'an MBA' }],
  };
  render(
    <PersonPanel person={person}>
      <h3>A. Perera</h3>
    </PersonPanel>,
  );
  const portrait = screen.getByRole('img', { name: 'Drawn portrait of A. Perera' });
  const heading = screen.getByRole('heading', { name: 'A. Perera' });
  expect(portrait.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('definition').textContent).toBe('an MBA');
});
