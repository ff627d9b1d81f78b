import { expect, test } from 'vitest';
import { content } from './content.ts';
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

// What stands on the pages themselves is read there: tests/html.
test.each([
  [
    ['/administration', '/hr'],
    ['/', '/services', '/additional-services'],
  ],
  [
    ['/gmpMain', '/all-iso', '/fssc22000Main'],
    ['/', '/services'],
  ],
  [['/about', '/editions'], ['/']],
  [['/'], []],
])('%j lie under %j', (addresses, above) => {
  for (const address of addresses) expect(wayTo(address)).toEqual([...above, address]);
});

test('a page that does not exist has no way to it', () => {
  expect(() => trail('no-such-page', content)).toThrow('no page no-such-page');
});
