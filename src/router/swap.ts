import { adopt } from './adopt.ts';

type Sheet = HTMLLinkElement | HTMLStyleElement;

const isSheet = (element: Element): element is Sheet =>
  element instanceof HTMLStyleElement || (element instanceof HTMLLinkElement && element.rel === 'stylesheet');

const sheetsIn = (list: ParentNode) => [...list.querySelectorAll('link, style')].filter(isSheet);

/** What tells a sheet from others: its address, or the styles it holds. */
const keyOf = (sheet: Sheet) => (sheet instanceof HTMLLinkElement ? sheet.href : sheet.textContent);

/** The media query of a sheet that is there for a page to come: no page is dressed in another one's styles. */
const later = 'not all';

const loaded = (file: HTMLLinkElement) =>
  new Promise((done) => {
    file.addEventListener('load', done);
    file.addEventListener('error', done);
  });

/**
 * Loads and reads the styles of the next page, so that it is never seen without them. They stand in the head from then
 * on, files after the styles in pages, as in a document that loads.
 */
export const loadStyles = async (next: Document) => {
  next.head.append(...sheetsIn(next.body));
  const known = new Set(sheetsIn(document.head).map(keyOf));
  const missing = sheetsIn(next.head).filter((sheet) => !known.has(keyOf(sheet)));
  const copies = missing.map((sheet) => document.importNode(sheet, true));
  for (const copy of copies) copy.media = later;
  const files = copies.filter((copy) => copy instanceof HTMLLinkElement);
  const loading = Promise.all(files.map(loaded));
  document.head.prepend(...copies.filter((copy) => copy instanceof HTMLStyleElement));
  document.head.append(...files);
  await loading;
};

/** Dresses the document in the styles of the next page, and in no others. */
const dress = (next: Document) => {
  const wanted = new Map(sheetsIn(next.head).map((sheet) => [keyOf(sheet), sheet.media]));
  for (const sheet of sheetsIn(document.head)) {
    const media = wanted.get(keyOf(sheet)) ?? later;
    if (sheet.media !== media) sheet.media = media;
  }
};

/** Puts what the next page's head says of it in place of what this one's says; what both say stays. */
const swapHead = (next: HTMLHeadElement) => {
  const old = [...document.head.children].filter((element) => !isSheet(element));
  const kept = new Set<Element>();
  const missing = [...next.children].filter((element) => {
    if (isSheet(element)) return false;
    const same = old.find((one) => !kept.has(one) && one.isEqualNode(element));
    if (same) kept.add(same);
    return !same;
  });
  for (const element of old) if (!kept.has(element)) element.remove();
  document.head.append(...missing);
};

/** How many nodes a body begins with up to its header: those are alike on all pages. */
const countToHeader = (nodes: readonly Node[]) =>
  nodes.findIndex((node) => node instanceof Element && node.matches('[data-header]')) + 1;

/** Puts the next page's content in place of this one's; what stands above it stays and is made alike. */
const swapBody = (next: HTMLElement) => {
  const [old, nodes] = [[...document.body.childNodes], [...next.childNodes]];
  const count = countToHeader(old) === countToHeader(nodes) ? countToHeader(nodes) : 0;
  for (const node of old.slice(count)) node.remove();
  document.body.append(...nodes.slice(count));
  for (const [index, node] of nodes.slice(0, count).entries()) {
    const same = old[index];
    if (same) adopt(same, node);
  }
};

/** Puts the next page, whose styles are loaded, in place of this one. */
export const swap = (next: Document) => {
  dress(next);
  swapHead(next.head);
  swapBody(next.body);
};
