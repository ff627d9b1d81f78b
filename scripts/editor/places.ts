import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Texts } from '@site/editor';
import { readableIn } from '@site/editor/document/rewrite.ts';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';
import { slugOf } from '#src/content/slug.ts';

const entry = z.strictObject({
  texts: z.string(),
  group: z.string(),
  name: z.string().optional(),
  address: z.string().optional(),
});
const listed = z
  .array(entry)
  .parse(parse(readFileSync(join(projectRoot, 'scripts/editor/places.yaml'), 'utf8')));

/** Where a text stands in the list; -1 for one that is not offered: published addresses are promises. */
export const rank = (file: string) => listed.findLastIndex(({ texts }) => file.startsWith(texts));

/** What a page's file says of itself, as far as it can be read. */
const head = z
  .object({ code: z.string(), name: z.string(), title: z.string(), address: z.string() })
  .partial()
  .catch({});

const placeOf = (file: string, text: string): Place | undefined => {
  const place = listed[rank(file)];
  if (!place) return undefined;
  const { group, name: called, address: shownAt } = place;
  if (called) return { file, group, name: called, address: shownAt };
  const { code, name, title, address } = head.parse(readableIn(text));
  const page = address && file.replace(/^.*\/|\.yaml$/g, '');
  return { file, group, name: code ?? name ?? title ?? file, address: address ?? shownAt, page };
};

/** The texts of content/ as a visitor knows them, in the order in which the editor lists them: pages in that of the menus. */
export const placesOf = (texts: Texts): Place[] => {
  const named = (texts.get('content/navigation.yaml') ?? '').matchAll(/\bpage: (\S+)/g);
  const menus = [...named].map(([, page]) => page);
  const inMenus = ({ page }: Place) => menus.indexOf(page) + 1 || menus.length + 1;
  return [...texts]
    .flatMap(([file, text]) => placeOf(file, text) ?? [])
    .toSorted((a, b) => rank(a.file) - rank(b.file) || inMenus(a) - inMenus(b));
};

const glossaryFile = 'content/tools/glossary.yaml';
const glossary = z
  .object({ terms: z.object({ items: z.array(z.object({ term: z.string() })) }) })
  .transform(({ terms }) => terms.items.map(({ term }) => term))
  .catch([]);

/** What a text may lead to: the pages, and the terms that the glossary explains. */
export const linksOf = (texts: Texts, places: readonly Place[]) => [
  ...places.flatMap(({ group, name, address, page }) =>
    page !== undefined && address !== undefined ? [{ group, name, address }] : [],
  ),
  ...glossary
    .parse(readableIn(texts.get(glossaryFile)))
    .map((term) => ({ group: 'Terms', name: term, address: `/glossary#${slugOf(term)}` })),
];
