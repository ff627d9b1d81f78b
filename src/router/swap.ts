const isStylesheet = (element: Element): element is HTMLLinkElement =>
  element instanceof HTMLLinkElement && element.rel === 'stylesheet';

const stylesheets = (list: ParentNode) => [...list.querySelectorAll('link')].filter(isStylesheet);

const loaded = (link: HTMLLinkElement) =>
  new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });

/**
 * Loads the style files of the next page, so that it is never seen without them. They stand in the head from then on:
 * the place in the body matters only to a document that is loading.
 */
export const loadStyles = async (next: Document) => {
  next.head.append(...stylesheets(next.body));
  const known = new Set(stylesheets(document.head).map(({ href }) => href));
  const missing = stylesheets(next.head).filter(({ href }) => !known.has(href));
  const copies = missing.map((link) => document.importNode(link, true));
  const loading = Promise.all(copies.map(loaded));
  document.head.append(...copies);
  await loading;
};

/** Puts the next page's head and body in place of this one's. What both heads hold stays: styles and fonts are not read again. */
export const swap = (next: Document) => {
  const kept = new Set<Element>();
  const wanted = [...next.head.children].map((element) => {
    const same = [...document.head.children].find((old) => !kept.has(old) && old.isEqualNode(element));
    if (same) kept.add(same);
    return same ?? element;
  });
  // Style files stay: one that a page brought ahead waits for would never be done.
  for (const element of [...document.head.children])
    if (!kept.has(element) && !isStylesheet(element)) element.remove();
  document.head.append(...wanted.filter((element) => !kept.has(element)));
  document.body.replaceWith(next.body);
};
