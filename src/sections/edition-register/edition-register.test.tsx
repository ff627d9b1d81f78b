// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleEditions } from '#src/editions/sample-editions.ts';
import { editionLabels } from '#src/editions/sample-labels.ts';
import { EditionRegister } from './edition-register.tsx';

afterEach(cleanup);

const columns = ['Standard', 'Status', 'Published', 'Successor', 'Last new', 'Ends', 'Source'] as const;

const show = () => {
  const [standard, status, published, successor, lastNew, ends, source] = columns;
  render(
    <EditionRegister
      rows={sampleEditions.map((edition) => ({
        ...edition,
        numeral: edition.page.replace('iso-', ''),
        family: 'ocean',
        href: `/${edition.page}`,
      }))}
      words={{
        register: {
          heading: 'The register',
          caption: 'Editions',
          columns: { standard, status, published, successor, lastNew, ends, source },
          none: 'None known',
        },
        key: { heading: 'How sure', verified: 'Read', reported: 'Agreed', unknown: 'Open' },
        disclaimer: 'Orientation only.',
      }}
      labels={editionLabels}
    />,
  );
};
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('one table with a row header that leads to the page of each standard', () => {
  show();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual([...columns]);
  expect(screen.getByRole('link', { name: 'ISO 9001:2015' }).getAttribute('href')).toBe('/iso-9001');
});

test('a reported deadline asks to be confirmed, with its date in words', () => {
  show();
  expect(cells(/9001/).slice(3, 5)).toEqual([
    '30 March 2028Reported: confirm with your certification body',
    '31 December 2028Reported: confirm with your certification body',
  ]);
});

test('every row names its source and when it was checked; what is not known says so', () => {
  show();
  expect(cells(/13485/)).toEqual([
    'Current',
    '2016Checked',
    'None known',
    'None known',
    'None known',
    'Elendi Labs Checked on 2 October 2026',
  ]);
});
