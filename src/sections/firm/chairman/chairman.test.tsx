import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chairman } from './chairman.tsx';

const person = {
  name: 'A. Founder',
  title: 'Chairman',
  profile: ['He began.'],
  facts: [],
  family: 'ocean',
  picture: { src: '/art/founder.svg', width: 40, height: 48 },
  isPhoto: false,
  alt: 'Drawn portrait of A. Founder',
};
const shared = {
  id: 'chairman',
  heading: 'The chairman',
  action: { label: 'More leaders', href: '/team' },
  missingLabel: 'No Image',
};

test('quotes the chairman only where he has said something', () => {
  render(<Chairman {...shared} person={{ ...person, quote: 'Measure first.' }} />);
  expect(screen.getByRole('region', { name: 'The chairman' })).toBeTruthy();
  expect(screen.getByRole('blockquote').textContent).toBe('“Measure first.”');
  cleanup();
  render(<Chairman {...shared} person={{ ...person, quote: undefined }} />);
  expect(screen.queryByRole('blockquote')).toBeNull();
});
