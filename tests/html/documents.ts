import { type Document, type Element, Window } from 'happy-dom';
import { type BuiltPage, builtPages, notFoundFile } from '../built.ts';

const { DOMParser } = new Window({
  settings: {
    disableJavaScriptEvaluation: true,
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
  },
});

/** A page of dist/ as a browser without script reads it. */
export type PageDocument = BuiltPage & { document: Document };

/** Reads the HTML of a page. */
export const read = (page: BuiltPage): PageDocument => ({
  ...page,
  document: new DOMParser().parseFromString(page.html, 'text/html'),
});

/** Every page of the build, the one for unknown addresses included. */
export const everyPage: readonly PageDocument[] = builtPages.map(read);

/** The pages a visitor can go to: all but those that stand in for others. */
export const publishedPages = everyPage.filter(({ file }) => file !== notFoundFile);

/** The document at an address. Throws when the build has no such page. */
export const pageAt = (address: string): Document => {
  const found = everyPage.find((page) => page.address === address);
  if (!found) throw new Error(`The build has no page at ${address}.`);
  return found.document;
};

/** The text of an element as it is read: white space as single blanks. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** All text of a page, without its scripts. */
export const readableText = (document: Document) => {
  const body = document.body.cloneNode(true);
  for (const script of body.querySelectorAll('script')) script.remove();
  return textOf(body);
};

/** The text of a page between header and footer. */
export const mainText = (address: string) => textOf(pageAt(address).querySelector('main'));

/** Which of these statements a page does not make: none, if all is well. */
export const missingFrom = (address: string, statements: readonly RegExp[]) =>
  statements.filter((statement) => !statement.test(mainText(address))).map(String);

/** The texts of all elements that a selector finds. */
export const textsOf = (within: Document | Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(textOf);

/** The element that menus link to. Throws when the page has none with this id. */
export const anchored = (address: string, id: string): Element => {
  const found = pageAt(address).getElementById(id);
  if (found) return found;
  throw new Error(`${address} has no element with the id ${id}.`);
};

/** The section of a page that a heading opens. Throws when there is no such heading in a section. */
export const sectionUnder = (document: Document, heading: string | RegExp): Element => {
  const isMeant = (text: string) => (typeof heading === 'string' ? text === heading : heading.test(text));
  const found = [...document.querySelectorAll('main h2')].find((element) => isMeant(textOf(element)));
  const section = found?.closest('section');
  if (section) return section;
  throw new Error(
    `There is no section headed ${heading}; headings are: ${textsOf(document, 'main h2').join(' | ')}`,
  );
};

/** The links of an element, each as its label and its address. */
export const linksOf = (within: Document | Element, selector = 'a'): [label: string, href: string][] =>
  [...within.querySelectorAll(selector)].map((link) => [textOf(link), link.getAttribute('href') ?? '']);
