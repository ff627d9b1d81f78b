import { describe, expect, test } from 'vitest';
import { headerMenu } from './menu.ts';

const navigation = {
  header: [
    { page: 'home', label: 'Home' },
    { page: 'about', label: 'About', sections: [{ section: 'our-process', label: 'Our Process' }] },
    {
      page: 'services',
      label: 'Services',
      pages: [
        {
          page: 'catalogue',
          label: 'ISO Services',
          children: [{ page: 'iso-13485', label: 'ISO 13485:2016', subject: 'Medical devices' }],
        },
        { page: 'gmp', label: 'GMP Service' },
      ],
    },
  ],
  hero: [],
  footer: { legal: [], tools: [], services: [] },
};
const addresses: Readonly<Record<string, string>> = {
  home: '/',
  about: '/about',
  services: '/services',
  catalogue: '/all-iso',
  'iso-13485': '/iso1385Main',
  gmp: '/gmpMain',
};
const menuOn = (page: string) =>
  headerMenu(navigation, page, (id) => ({ href: addresses[id] ?? '', family: 'tea' }));
const active = (page: string) =>
  menuOn(page)
    .filter(({ holdsCurrent }) => holdsCurrent)
    .map(({ label }) => label);

describe('the active item of the header', () => {
  test.each(['services', 'catalogue', 'iso-13485', 'gmp'])('is Services on %s', (page) => {
    expect(active(page)).toEqual(['Services']);
  });
  test('is Home on the home page, and none on a page outside the menu', () => {
    expect(active('home')).toEqual(['Home']);
    expect(active('editions')).toEqual([]);
  });
  test('is the current page only where the link itself leads there', () => {
    const [, , services] = menuOn('iso-13485');
    expect(services?.current).toBe(false);
    expect(services?.children[0]?.children[0]?.current).toBe(true);
  });
});

test('sections are links into their page, pages keep their published address', () => {
  const [, about, services] = menuOn('home');
  expect(about?.children.map(({ href }) => href)).toEqual(['/about#our-process']);
  expect(services?.children[0]?.children.map(({ href }) => href)).toEqual(['/iso1385Main']);
});

test('a number says what it is about, in the colours of its page', () => {
  const [, , services] = menuOn('home');
  expect(services?.subject).toBeUndefined();
  expect(services?.children[0]?.children[0]?.subject).toEqual({ words: 'Medical devices', family: 'tea' });
});
