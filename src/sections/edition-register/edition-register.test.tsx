import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samples } from '#src/editions/fixture/editions.ts';
import { editionLabels } from '#src/editions/fixture/labels.ts';
import { EditionRegister } from './edition-register.tsx';

const columns = ['Standard', 'Status', 'Published', 'Successor', 'Last new', 'Ends', 'Source'] as const;

const show = () => {
  const [standard, status, published, successor, lastNew, ends, source] = columns;
  render(
    <EditionRegister
      rows={Object.values(samples).map((edition) => ({
        ...edition,
        numeral: edition.page.replace('iso-', ''),
        family: 'ocean',
        href: `/${edition.page}`,
      }))}
      words={{
        register: {
          heading: 'The register',
          details: 'Sources',
          caption: 'Editions',
          columns: { standard, status, published, successor, lastNew, ends, source },
        },
        key: { heading: 'How sure', verified: 'Read', reported: 'Agreed', single: 'One' },
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

const reported = 'Reported: several agree; confirm it';
const checked = 'Checked: read in the source';

test('in transition: until when the old edition counts, and each day with what its mark means', () => {
  show();
  expect(cells(/9001/)).toEqual([
    'In transitionold edition still valid until 31 December 2028 (Reported)',
    `2015${checked}`,
    `ISO 9001:202616 September 2026${reported}`,
    `New certificates to the successor only from31 March 2028${reported}`,
    `31 December 2028${reported}`,
    'NSF, as cited by others; "two statements", one of them later Checked on 21 November 2026',
  ]);
});

test("an end that could not be confirmed is not none, and one body's own date is not counted down", () => {
  show();
  expect(cells(/37001/).slice(3, 5)).toEqual([
    'Last day for a new certificate or audit31 October 2027One source: one body alone; ask yours',
    'There is an end. Ask now.',
  ]);
  expect(screen.getByRole('row', { name: /37001/ }).querySelector('[data-days-left]')).toBeNull();
  expect(screen.getByRole('row', { name: /9001/ }).querySelectorAll('[data-days-left]')).toHaveLength(2);
});

test('an edition that has ended shows the day, and guidance says that nothing ends', () => {
  show();
  expect(cells(/15189/).slice(3, 5)).toEqual(['None: it has ended', `6 December 2025${checked}`]);
  expect(cells(/19011/).slice(3, 5)).toEqual(['None: guidance', 'None: guidance']);
});

test('a current edition names its source and its check, and what is expected is called so', () => {
  show();
  expect(cells(/13485/)).toEqual([
    'Current',
    `2016${checked}`,
    'None known to us',
    'None: current edition',
    'None: current edition',
    'Elendi Labs Checked on 2 October 2026',
  ]);
  expect(cells(/45001/)[2]).toBe(`ISO 45001 (revised)Successor expectedsecond half of 2027${reported}`);
});
