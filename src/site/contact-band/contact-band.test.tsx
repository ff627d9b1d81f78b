// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { firm, labels } from '#src/gallery/fixture/words.ts';
import { ContactBand } from './contact-band.tsx';

afterEach(cleanup);

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('calls the office, writes to it, and begins a chat about the page in a new tab', () => {
  render(
    <ContactBand
      firm={firm}
      hours={[{ days: 'Monday', span: '9 to 5' }]}
      labels={labels}
      heading="Begin"
      pageTitle="HACCP & more"
    />,
  );
  expect(screen.getByRole('region', { name: 'Begin' })).toBeTruthy();
  expect(screen.getByText('Monday 9 to 5')).toBeTruthy();
  expect(href('+94 11 000 0000')).toBe('tel:+94110000000');
  expect(href('Write an e-mail')).toBe('mailto:office@example.org');
  expect(new URL(href(/^Start a chat/) ?? '').searchParams.get('text')).toBe('About HACCP & more');
  expect(screen.getByRole('link', { name: /^Start a chat/ }).getAttribute('target')).toBe('_blank');
});
