import { expect, it } from 'vitest';
import { builtPages } from '../built.ts';
import { registerAddress, specifiedPages } from '../pages.ts';
import { everyPage, type PageDocument, pageAt, publishedPages, readableText, textOf } from './documents.ts';

/** One line for each fault, so that a failure names every page at once. */
const faults = (pages: readonly PageDocument[], look: (page: PageDocument) => readonly string[]) =>
  pages.flatMap((page) => look(page).map((fault) => `${page.address}: ${fault}`));

const metaContent = ({ document }: PageDocument, name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

const sharedBy = (pages: readonly PageDocument[], read: (page: PageDocument) => string) => {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = read(page).toLowerCase();
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, page.address);
    return earlier === undefined ? [] : [`${page.address} has that of ${earlier}: ${value}`];
  });
};

const lengthFault = (what: string, text: string, min: number, max: number) =>
  text.length < min || text.length > max ? [`${what} of ${text.length} characters: ${text}`] : [];

it('exists for each of the 31 addresses, for the register, for unknown addresses and for lost connections', () => {
  const built = builtPages.map(({ address }) => address);
  expect(specifiedPages).toHaveLength(31);
  expect(built.toSorted()).toEqual(
    [...specifiedPages.map(({ address }) => address), registerAddress, '/404', '/offline'].toSorted(),
  );
});

it.each(specifiedPages.filter(({ heading }) => heading !== undefined))(
  '$address is headed $heading',
  (page) => {
    expect(textOf(pageAt(page.address).querySelector('h1'))).toBe(page.heading);
  },
);

it('has one main heading with text, its own', () => {
  const found = faults(everyPage, ({ document }) => {
    const headings = [...document.querySelectorAll('h1')];
    return headings.length === 1 && textOf(headings[0]) !== ''
      ? []
      : [`h1: ${JSON.stringify(headings.map(textOf))}`];
  });
  expect(found).toEqual([]);
  expect(sharedBy(everyPage, ({ document }) => textOf(document.querySelector('h1')))).toEqual([]);
});

it('has a title of its own, of 15 to 60 characters', () => {
  expect(faults(everyPage, ({ document }) => lengthFault('title', document.title, 15, 60))).toEqual([]);
  expect(sharedBy(everyPage, ({ document }) => document.title)).toEqual([]);
});

it('has a description of its own, of 70 to 160 characters', () => {
  const read = (page: PageDocument) => metaContent(page, 'description');
  expect(faults(everyPage, (page) => lengthFault('description', read(page), 70, 160))).toEqual([]);
  expect(sharedBy(everyPage, read)).toEqual([]);
});

it('leaves no token of the content unfilled', () => {
  const found = faults(everyPage, ({ document }) =>
    [document.title, readableText(document)].flatMap((text) => text.match(/\{[a-z][\w.-]*\}/gi) ?? []),
  );
  expect(found).toEqual([]);
});

it('names its canonical address: the public URL of all pages, then its own path', () => {
  const bases = new Set<string>();
  const found = faults(publishedPages, ({ document, address }) => {
    const links = [...document.querySelectorAll('link[rel="canonical"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const [canonical = ''] = links;
    if (links.length !== 1 || !canonical.endsWith(address)) return [`canonical: ${links.join(' ')}`];
    bases.add(canonical.slice(0, -address.length));
    return [];
  });
  expect(found).toEqual([]);
  expect([...bases]).toEqual([expect.stringMatching(/^https:\/\/[a-z0-9.-]+$/)]);
});

it.each(['/404', '/offline'])(
  'keeps %s, which stands in for other pages, out of search results',
  (address) => {
    const page = pageAt(address);
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect(page.querySelector('link[rel="canonical"]')).toBeNull();
  },
);

it('says that it is in British English', () => {
  expect(
    faults(everyPage, ({ document }) => (document.documentElement.lang === 'en-GB' ? [] : ['lang'])),
  ).toEqual([]);
});

it('has the landmarks: one header, a named main menu in it, one main, one footer', () => {
  const count = ({ document }: PageDocument, selector: string) => document.querySelectorAll(selector).length;
  const found = faults(everyPage, (page) => {
    const expected = { 'body > header': 1, 'body > header nav[aria-label]': 1, main: 1, 'body > footer': 1 };
    return Object.entries(expected)
      .filter(([selector, times]) => count(page, selector) !== times)
      .map(([selector]) => `${count(page, selector)} of ${selector}`);
  });
  expect(found).toEqual([]);
});

it('begins with a link past the menus to its content', () => {
  const found = faults(everyPage, ({ document }) => {
    const first = document.querySelector('body a, body button');
    const target = first?.getAttribute('href') ?? '';
    return target.startsWith('#') && document.querySelector(target)?.localName === 'main'
      ? []
      : [`first is ${target}`];
  });
  expect(found).toEqual([]);
});

it('never skips a level of headings, and leaves none empty', () => {
  const found = faults(everyPage, ({ document }) => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    // The page's own outline begins in main: what stands before it (a bar, a menu) has no headings.
    return headings.flatMap((heading, index) => {
      const level = Number(heading.localName[1]);
      const before = Number(headings[index - 1]?.localName[1] ?? 0);
      const text = textOf(heading);
      return level > before + 1 || text === '' ? [`${heading.localName} "${text}" after h${before}`] : [];
    });
  });
  expect(found).toEqual([]);
});

it('uses each id once', () => {
  const found = faults(everyPage, ({ document }) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(found).toEqual([]);
});

it('points labels, descriptions and controls at elements that exist', () => {
  const attributes = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];
  const found = faults(everyPage, ({ document }) =>
    attributes.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => (element.getAttribute(attribute) ?? '').split(' '))
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${attribute}="${id}"`),
    ),
  );
  expect(found).toEqual([]);
});

it('gives every image its size and its alternative text, empty where it only decorates', () => {
  const found = faults(everyPage, ({ document }) =>
    [...document.querySelectorAll('img')].flatMap((image) => {
      const missing = ['width', 'height', 'alt'].filter((name) => !image.hasAttribute(name));
      const sizes = ['width', 'height'].filter((name) => !/^[1-9]\d*$/.test(image.getAttribute(name) ?? ''));
      return [...new Set([...missing, ...sizes])].map((name) => `${image.getAttribute('src')} lacks ${name}`);
    }),
  );
  expect(found).toEqual([]);
});
