import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { samples } from '../fixture/editions.ts';
import { editionLabels } from '../fixture/labels.ts';
import { EditionRegister } from './edition-register.tsx';

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

// What counts until when is read in the built page: tests/html.
test('a current edition names its source and its check, and what is expected is called so', () => {
  const rows = Object.values(samples).map((edition) => ({
    ...edition,
    numeral: edition.page,
    family: 'ocean',
    href: `/${edition.page}`,
  }));
  render(<EditionRegister rows={rows} words={content.editionsPage} labels={editionLabels} />);
  const reported = 'Reported: several agree; confirm it';
  expect(cells(/9001/)).toEqual([
    'In transitionold edition still valid until 31 December 2028 (reported)',
    '2015Checked: read in the source',
    `ISO 9001:202616 September 2026${reported}`,
    `New certificates to the successor only from31 March 2028${reported}`,
    `31 December 2028${reported}`,
    'NSF, as cited by others; "two statements", one of them later Checked on 21 November 2026',
  ]);
  expect(cells(/13485/).slice(2)).toEqual([
    'None known to us',
    'None: current edition',
    'None: current edition',
    'Elendi Labs Checked on 2 October 2026',
  ]);
  expect(cells(/45001/)[2]).toBe(`ISO 45001 (revised)Successor expectedsecond half of 2027${reported}`);
});
