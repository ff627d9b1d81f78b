import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { trail } from './trail.ts';

const idAt = (address: string) => content.pages.find((page) => page.address === address)?.id ?? address;
const wayTo = (address: string) => trail(idAt(address), content).map(({ href }) => href);

test('names the steps to a standard as menus and headings do', () => {
  const [{ id, code, address } = { id: '', code: '', address: '' }] = content.standards;
  expect(trail(id, content)).toEqual([
    { name: 'Home', href: '/' },
    { name: 'Services', href: '/services' },
    { name: 'ISO Services', href: '/all-iso' },
    { name: code, href: address },
  ]);
});

// Specification 2.12: every standard's back icon leads to the catalogue, except that of FSSC 22000.
test.each(content.standards.filter(({ catalogue }) => catalogue !== undefined).map(({ address }) => address))(
  '%s lies under the catalogue',
  (address) => {
    expect(wayTo(address)).toEqual(['/', '/services', '/all-iso', address]);
  },
);

const schemes = content.standards.filter(({ catalogue }) => catalogue === undefined);

test.each([
  ...schemes.map(({ address }) => address),
  ...['/gmpMain', '/hacpMain', '/ceMain', '/all-iso', '/additional-services'],
])('%s lies under the services', (address) => {
  expect(wayTo(address)).toEqual(['/', '/services', address]);
});

test.each(['/administration', '/hr', '/mrm', '/inventory'])(
  '%s lies under the management services',
  (address) => {
    expect(wayTo(address)).toEqual(['/', '/services', '/additional-services', address]);
  },
);

test.each(['/about', '/services', '/credential', '/team', '/contact', '/termspolicy', '/editions'])(
  '%s lies under the home page',
  (address) => {
    expect(wayTo(address)).toEqual(['/', address]);
  },
);

test('the home page lies under none', () => {
  expect(wayTo('/')).toEqual(['/']);
});

test('a page that does not exist has no way to it', () => {
  expect(() => trail('no-such-page', content)).toThrow('no page no-such-page');
});
