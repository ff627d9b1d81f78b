// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleEditions } from '#src/editions/sample-editions.ts';
import { SupersededNotice } from './superseded-notice.tsx';

afterEach(cleanup);

test('says so in words; the years, one struck, are for the eye', () => {
  const [edition] = sampleEditions;
  if (!edition) throw new Error('no sample');
  render(
    <SupersededNotice
      edition={{ ...edition, notice: 'A new edition is out.' }}
      heading="Superseded"
      registerLabel="Edition register"
      registerHref="/editions"
    />,
  );
  const notice = screen.getByRole('region', { name: 'Superseded' });
  expect(notice.textContent).toContain('A new edition is out.');
  expect(notice.querySelector('s')?.textContent).toBe('2015');
  for (const year of ['2015', '2026'])
    expect(screen.getByText(year).closest('[aria-hidden="true"]')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edition register' }).getAttribute('href')).toBe('/editions');
});
