const isStylesheet = (element: Element): element is HTMLLinkElement =>
  element instanceof HTMLLinkElement && element.rel === 'stylesheet';

const stylesheets = (list: ParentNode) => [...list.querySelectorAll('link')].filter(isStylesheet);

/** The media query of a style file that is there for a page to come: no page is dressed in another one's styles. */
const later = 'not all';

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
  for (const copy of copies) copy.media = later;
  const loading = Promise.all(copies.map(loaded));
  document.head.append(...copies);
  await loading;
};

/**
 * Puts the next page's head and body in place of this one's. What both heads hold stays: styles and fonts are not read
 * again. Style files stay as well, put off: one that a page brought ahead waits for would never be done.
 */
export const swap = (next: Document) => {
  const files = stylesheets(document.head);
  const wanted = stylesheets(next.head);
  for (const file of files) {
    const media = wanted.find(({ href }) => href === file.href)?.media ?? later;
    if (file.media !== media) file.media = media;
  }
  const kept = new Set<Element>(files);
  const missing = [...next.head.children].filter((element) => {
    if (isStylesheet(element)) return false;
    const same = [...document.head.children].find((old) => !kept.has(old) && old.isEqualNode(element));
    if (same) kept.add(same);
    return !same;
  });
  for (const element of [...document.head.children]) if (!kept.has(element)) element.remove();
  // As in a document that loads, style files come after the styles in the page.
  const [first] = files;
  if (first) first.before(...missing);
  else document.head.append(...missing);
  document.body.replaceWith(next.body);
};
