import { expect, test } from 'vitest';
import { headerMenu } from './menu.ts';

// Which entries there are, and which is marked on which page, is read in the built pages: tests/html.
test('a number says what it is about, in the colours of its page; what holds it does not', () => {
  const standard = { page: 'iso-13485', label: 'ISO 13485:2016', subject: 'Medical devices' };
  const navigation = {
    header: [{ page: 'services', label: 'Services', pages: [standard] }],
    hero: [],
    footer: { legal: [], tools: [], services: [] },
  };
  const [services] = headerMenu(navigation, 'home', (id) => ({ href: `/${id}`, family: 'tea' }));
  expect(services?.subject).toBeUndefined();
  expect(services?.children[0]?.subject).toEqual({ words: 'Medical devices', family: 'tea' });
});
