import { expect, it } from 'vitest';
import { readSite } from '#build/hosting/site.ts';
import { buildPaths, projectRoot } from '#build/paths.ts';
import { specifiedPages } from '../pages.ts';

// How hosts lead there, in any capitals and with any end: tests/contract.
const { redirects, pages } = await readSite(buildPaths(projectRoot).site);

// What people type, and where the specification has it. By number every standard; the rest by its friendly names.
const friendly: readonly (readonly [from: string, to: string])[] = [
  ...specifiedPages.flatMap(({ address, screen }) => {
    const [, number = ''] = /^ISO(?:\/IEC)? (\d+):/.exec(screen) ?? [];
    return number
      ? [`/iso-${number}`, `/iso${number}`, `/${number}`].map((from) => [from, address] as const)
      : [];
  }),
  ['/fssc-22000', '/fssc22000Main'],
  ['/gmp', '/gmpMain'],
  ['/haccp', '/hacpMain'],
  ['/haccpMain', '/hacpMain'],
  ['/ce', '/ceMain'],
  ['/ce-marking', '/ceMain'],
  ['/management-services', '/additional-services'],
  ['/human-resources', '/hr'],
  ['/management-review', '/mrm'],
  ['/iso', '/all-iso'],
  ['/credentials', '/credential'],
  ['/contact-us', '/contact'],
  ['/about-us', '/about'],
  ['/home', '/'],
  ['/terms', '/termspolicy#terms'],
  ['/privacy', '/termspolicy#privacy'],
];

it('has a friendly address for each standard', () => {
  const standards = specifiedPages.filter(({ address }) => /^\/iso\d+Main$/.test(address));
  expect(friendly.filter(([from]) => /^\/iso-\d+$/.test(from))).toHaveLength(standards.length);
});

it.each(friendly)('sends %s on to %s', (from, to) => {
  expect(redirects).toContainEqual({ from, to });
});

it('has every page of the specification at its address', () => {
  expect(specifiedPages.map(({ address }) => address).filter((address) => !pages.includes(address))).toEqual(
    [],
  );
});
