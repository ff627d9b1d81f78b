import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samples } from '../fixture/editions.ts';
import { editionLabels } from '../fixture/labels.ts';
import { SupersededNotice } from './superseded-notice.tsx';

test.each([
  [
    'inTransition',
    'In transition: old edition still valid until 31 December 2028 (reported)',
    '2015',
    '2026',
    0,
  ],
  ['endUnconfirmed', 'In transition: end not confirmed', '2016', '2025', 0],
  ['ended', 'Ended', '2012', '2022', 1],
  ['guidance', 'Guidance, replaced', '2018', '2026', 1],
] as const)(
  '%s: %s; the years are for the eye, and the old one struck once it is over',
  (state, name, old, next, struck) => {
    const edition = { ...samples[state], notice: 'A new edition is out.' };
    render(<SupersededNotice edition={edition} labels={editionLabels} registerHref="/editions" />);
    const notice = screen.getByRole('region', { name });
    expect(notice.textContent).toContain('A new edition is out.');
    for (const year of [old, next])
      expect(screen.getByText(year).closest('[aria-hidden="true"]')).toBeTruthy();
    expect(notice.querySelectorAll('s')).toHaveLength(struck);
  },
);
