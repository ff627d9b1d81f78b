import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonPanel } from './person-panel.tsx';

const person = {
  name: 'A. Founder',
  title: 'Chairman',
  facts: [],
  family: 'ocean',
  picture: { src: '/art/founder.svg', width: 40, height: 48 },
  isPhoto: false,
  alt: 'Drawn portrait of A. Founder',
};
const heading = { id: 'chairman', text: 'The chairman' };

test('quotes a person only who has said something', () => {
  render(<PersonPanel person={{ ...person, quote: 'Measure first.' }} heading={heading} paragraphs={[]} />);
  expect(screen.getByRole('blockquote').textContent).toBe('“Measure first.”');
  cleanup();
  render(<PersonPanel person={person} heading={heading} paragraphs={[]} />);
  expect(screen.queryByRole('blockquote')).toBeNull();
});
