import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { pageGroups } from './page-groups.ts';

const groups = pageGroups(content);
const addressesUnder = (heading: string) =>
  groups.find((group) => group.heading === heading)?.pages.map(({ address }) => address);

test('holds every page of the site once', () => {
  const expected = content.pages.filter(({ isListed }) => isListed).map(({ address }) => address);
  expect(groups.flatMap(({ pages }) => pages.map(({ address }) => address)).toSorted()).toEqual(
    expected.toSorted(),
  );
});

test('keeps schemes and marks apart from the standards of the catalogue', () => {
  const catalogued = content.standards.filter(({ catalogue }) => catalogue !== undefined);
  expect(addressesUnder('ISO Services')).toEqual(catalogued.map(({ address }) => address));
  const schemes = content.standards.filter(({ catalogue }) => catalogue === undefined);
  expect(addressesUnder('Services')).toEqual(
    expect.arrayContaining(['/ceMain', '/gmpMain', '/hacpMain', ...schemes.map(({ address }) => address)]),
  );
  expect(addressesUnder('Management Services')).toEqual(
    expect.arrayContaining(['/administration', '/hr', '/inventory', '/mrm']),
  );
});
