import { expect, test } from 'vitest';
import { namedPages } from './candidates.ts';

test('a page goes by its address, its id and the addresses that lead to it; home and 404 are never meant', () => {
  const pages = [
    { id: 'home', address: '/', name: 'Home', isListed: true },
    { id: 'iso-13485', address: '/iso1385Main', name: 'ISO 13485:2016', isListed: true },
    { id: 'haccp', address: '/hacpMain', name: 'HACCP', isListed: true },
    { id: 'not-found', address: '/404', name: 'Page not found', isListed: false },
  ];
  const redirects = {
    '/13485': 'iso-13485',
    '/iso13485Main': 'iso-13485',
    '/home': 'home',
    '/ccp': 'haccp#steps',
  };
  expect(namedPages(pages, redirects)).toEqual([
    {
      href: '/iso1385Main',
      label: 'ISO 13485:2016',
      names: ['iso1385Main', 'iso-13485', '13485', 'iso13485Main'],
    },
    { href: '/hacpMain', label: 'HACCP', names: ['hacpMain', 'haccp', 'ccp'] },
  ]);
});
