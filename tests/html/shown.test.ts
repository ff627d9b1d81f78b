import { expect, it } from 'vitest';
import { content } from './content.ts';
import { anchored, everyPage, pageAt, textOf } from './documents.ts';
import { everywhere, shown } from './shown.ts';

const ofEveryPage = everyPage.map(({ address }) => [address, everywhere] as const);
const rows = [...ofEveryPage, ...Object.entries(shown)].flatMap(([address, parts]) =>
  parts.map(([what, selector, expected]) => ({ address, what, selector, expected })),
);

it.each(rows)('$address shows $what', ({ address, selector, expected }) => {
  const [elements = '', attribute] = selector.split('@');
  const found = [...pageAt(address).querySelectorAll(elements)];
  if (typeof expected === 'number') expect(found).toHaveLength(expected);
  else
    expect(found.map((element) => (attribute ? element.getAttribute(attribute) : textOf(element)))).toEqual(
      expected,
    );
});

it('shows first some of the clients that are on about, in rows that are full at six, three and two columns', () => {
  const names = (address: string, id: string) =>
    [...anchored(address, id).querySelectorAll('img')].map((logo) => logo.getAttribute('alt'));
  const shown = names('/', 'clients');
  if (content.clients.length >= 6) expect(shown.length % 6).toBe(0);
  expect(shown.length).toBeGreaterThan(0);
  expect(names('/about', 'our-clients')).toEqual(expect.arrayContaining(shown));
});
