import { expect, it } from 'vitest';
import { specifiedPages } from '../pages.ts';
import { pageAt } from './documents.ts';

/** Legal texts open without a picture. */
const pictured = specifiedPages.filter(({ address }) => address !== '/termspolicy');

const openingOf = (address: string) => pageAt(address).querySelector('main img')?.getAttribute('src') ?? '';

it.each(pictured)('$address opens with a picture that no other page opens with', ({ address }) => {
  expect(openingOf(address)).toMatch(/^\/(art|media|_astro)\//);
  const others = pictured.filter((page) => page.address !== address);
  expect(others.filter((page) => openingOf(page.address) === openingOf(address))).toEqual([]);
});
