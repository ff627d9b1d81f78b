import { expect, it } from 'vitest';
import { builtPages } from '../built.ts';
import { everyPage } from './documents.ts';

// The build looks for the same with one pattern (build/refusals.ts); here a parser does.
it('has no inline script and no inline style', () => {
  const inline = everyPage.flatMap(({ file, document }) =>
    [...document.querySelectorAll('style, script:not([src])')]
      .filter((element) => !/json$/.test(element.getAttribute('type') ?? ''))
      .map((element) => `${file}: ${element.outerHTML.slice(0, 80)}`),
  );
  expect(inline).toEqual([]);
});

it('has no style attribute and no inline event handler', () => {
  const refused = everyPage.flatMap(({ file, document }) =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => name === 'style' || /^on[a-z]+$/.test(name))
        .map(({ name, value }) => `${file}: <${element.localName} ${name}="${value}">`),
    ),
  );
  expect(refused).toEqual([]);
});

const fetching =
  'link[href]:not([rel="canonical"]):not([rel="alternate"]), script[src], img[src], source[src], [srcset]';

const fetchedBy = (value: string | null) =>
  (value ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? '');

it('fetches nothing from another host, and nothing from inside the page', () => {
  const foreign = everyPage.flatMap(({ file, document }) =>
    [...document.querySelectorAll(fetching)]
      .flatMap((element) =>
        ['href', 'src', 'srcset'].flatMap((name) => fetchedBy(element.getAttribute(name))),
      )
      .filter((address) => address !== '' && !/^\/(?!\/)/.test(address))
      .map((address) => `${file}: ${address}`),
  );
  expect(foreign).toEqual([]);
});

it('fetches fonts and pictures of its styles from its own host alone', () => {
  const foreign = builtPages.flatMap(({ file, html }) =>
    [...html.matchAll(/url\(\s*["']?([^"')]+)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !/^(\/(?!\/)|#)/.test(address))
      .map((address) => `${file}: ${address}`),
  );
  expect(foreign).toEqual([]);
});
