import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { builtPages } from '../built.ts';
import { everyPage } from './documents.ts';

const site = z
  .object({ scripts: z.array(z.string()), styles: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/site.json'), 'utf8')));

const allowed: Readonly<Record<string, ReadonlySet<string>>> = {
  script: new Set(site.scripts),
  style: new Set(site.styles),
};

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

// Read from the bytes of the file: a parser might change what a browser would hash.
const inlineBlocks = (html: string) =>
  [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .map(([, name = '', attributes = '', text = '']) => ({ name, attributes, text }))
    .filter(({ attributes }) => !/\bsrc=|type="application\/(ld\+)?json"/.test(attributes));

it('covers every inline script and style by a hash of the policy', () => {
  const refused = builtPages.flatMap(({ file, html }) =>
    inlineBlocks(html)
      .filter(({ name, text }) => !allowed[name]?.has(hash(text)))
      .map(({ name, text }) => `${file}: <${name}> ${text.slice(0, 80)}`),
  );
  expect(refused).toEqual([]);
  expect(builtPages.every(({ html }) => inlineBlocks(html).length > 0)).toBe(true);
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
