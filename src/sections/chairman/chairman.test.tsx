// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { portrayed } from '#src/drawings/portrayed.ts';
import { Chairman } from './chairman.tsx';

afterEach(cleanup);

const person = { ...portrayed(content.team.chairman), name: 'A. Founder', profile: ['He began.'] };
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
