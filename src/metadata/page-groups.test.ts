import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { furtherAddresses, specifiedPages } from '#tests/pages.ts';
import { pageGroups } from './page-groups.ts';

const groups = pageGroups(content);
const addressesUnder = (heading: string) =>
  groups.find((group) => group.heading === heading)?.pages.map(({ address }) => address);

test('holds every page of the site once', () => {
  const expected = [...specifiedPages.map(({ address }) => address), ...furtherAddresses];
  expect(groups.flatMap(({ pages }) => pages.map(({ address }) => address)).toSorted()).toEqual(
    expected.toSorted(),
  );
});

test('keeps schemes and marks apart from the fourteen standards of the catalogue', () => {
  expect(addressesUnder('ISO Services')).toHaveLength(14);
  expect(addressesUnder('Services')?.toSorted()).toEqual([
    '/ceMain',
    '/fssc22000Main',
    '/gmpMain',
    '/hacpMain',
  ]);
  expect(addressesUnder('Management Services')?.toSorted()).toEqual([
    '/administration',
    '/hr',
    '/inventory',
    '/mrm',
  ]);
});
