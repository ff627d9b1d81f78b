import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Edition } from '#src/content/schemas/edition.ts';
import { samples } from '#src/editions/fixture/editions.ts';
import { editionLabels } from '#src/editions/fixture/labels.ts';
import { SupersededNotice } from './superseded-notice.tsx';

const noticeOf = (edition: Edition, name: string) => {
  render(
    <SupersededNotice
      edition={{ ...edition, notice: 'A new edition is out.' }}
      labels={editionLabels}
      registerHref="/editions"
    />,
  );
  return screen.getByRole('region', { name });
};

test('in transition it says until when the old edition is valid, and strikes nothing', () => {
  const name = 'In transition: old edition still valid until 31 December 2028 (Reported)';
  const notice = noticeOf(samples.inTransition, name);
  expect(notice.textContent).toContain('A new edition is out.');
  expect(notice.querySelector('s')).toBeNull();
  for (const year of ['2015', '2026'])
    expect(screen.getByText(year).closest('[aria-hidden="true"]')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/editions');
});

test('an end that could not be confirmed is not left out', () => {
  expect(noticeOf(samples.endUnconfirmed, 'In transition: end not confirmed').querySelector('s')).toBeNull();
});

test.each([
  [samples.ended, 'Ended', '2012'],
  [samples.guidance, 'Guidance, replaced', '2018'],
])('the year that no longer counts is struck, for the eye', (edition, name, year) => {
  const struck = noticeOf(edition, name).querySelector('s');
  expect(struck?.textContent).toBe(year);
  expect(struck?.closest('[aria-hidden="true"]')).toBeTruthy();
});
