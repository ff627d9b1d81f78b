import { type Document, type Element, Window } from 'happy-dom';
import { type BuiltPage, builtPages, notFoundFile } from '../built.ts';
import { textsIn as stringsIn } from '../content/sentences.ts';

const { DOMParser } = new Window({
  settings: {
    disableJavaScriptEvaluation: true,
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
  },
});

/** A page of dist/ as a browser without script reads it. */
export type PageDocument = BuiltPage & { document: Document };

/** Reads the HTML of a page, once it is asked for. */
export const read = (page: BuiltPage): PageDocument => {
  let document: Document | undefined;
  return {
    ...page,
    get document() {
      document ??= new DOMParser().parseFromString(page.html, 'text/html');
      return document;
    },
  };
};

/** Every page of the build, the one for unknown addresses included. */
export const everyPage: readonly PageDocument[] = builtPages.map(read);

/** The pages a visitor can go to: all but those that stand in for others. */
export const publishedPages = everyPage.filter(({ file }) => file !== notFoundFile);

/** The page at an address. Throws when the build has no such page. */
export const builtAt = (address: string): PageDocument => {
  const found = everyPage.find((page) => page.address === address);
  if (!found) throw new Error(`The build has no page at ${address}.`);
  return found;
};

/** The document at an address. */
export const pageAt = (address: string): Document => builtAt(address).document;

/** The text of an element as it is read: white space as single blanks. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What the head of a page says under a name, for search engines or for shared links. */
export const metaOf = ({ document }: PageDocument, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

/** All text of a page, without the data for search engines, which stand at its end. */
export const readableText = (document: Document) =>
  [...document.body.children]
    .filter((part) => !part.matches('script'))
    .map(textOf)
    .join(' ');

/** The texts of all elements that a selector finds. */
export const textsOf = (within: Document | Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(textOf);

/** The element that menus link to. Throws when the page has none with this id. */
export const anchored = (address: string, id: string): Element => {
  const found = pageAt(address).getElementById(id);
  if (found) return found;
  throw new Error(`${address} has no element with the id ${id}.`);
};

/** The links of an element, each as its label and its address. */
export const linksOf = (within: Document | Element, selector = 'a'): [label: string, href: string][] =>
  [...within.querySelectorAll(selector)].map((link) => [textOf(link), link.getAttribute('href') ?? '']);

const block =
  'p, li, h1, h2, h3, h4, dt, dd, td, th, caption, figcaption, blockquote, summary, button, label, address, div, section, header, footer, nav, aside, main, ul, ol, dl, table, tr, tbody, thead, figure, details, template';

/** The texts of an element, block by block: paragraphs, list items, headings, cells. */
export const blocksOf = (element: Element): string[] => {
  const inner = [...element.children].filter((child) => child.matches(block) || child.querySelector(block));
  if (inner.length === 0) return [textOf(element)].filter((text) => text !== '');
  return inner.flatMap(blocksOf);
};

/** The sentences of a text. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u);

/** All texts of a piece of content, however deep, white space as single blanks. */
export const textsIn = (value: unknown): readonly string[] =>
  stringsIn(value).map((text) => text.replace(/\s+/g, ' ').trim());
