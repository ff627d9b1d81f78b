type Sheet = HTMLLinkElement | HTMLStyleElement;

export const isSheet = (element: Element): element is Sheet =>
  element instanceof HTMLStyleElement || (element instanceof HTMLLinkElement && element.rel === 'stylesheet');

const sheetsIn = (list: ParentNode) => [...list.querySelectorAll('link, style')].filter(isSheet);

/** What tells a sheet from others: its address, or the styles it holds. */
const keyOf = (sheet: Sheet) => (sheet instanceof HTMLLinkElement ? sheet.href : sheet.textContent);

/** The media query of a sheet that is there for a page to come. */
const later = 'not all';

const loaded = (file: HTMLLinkElement) =>
  new Promise((done) => {
    file.addEventListener('load', done);
    file.addEventListener('error', done);
  });

/**
 * Loads and reads the styles of the next page, so that it is never seen without them. They stand in the head from then
 * on, in their order, and before those of other pages: where both are on, nothing changes in the page that is seen.
 */
export const loadStyles = async (next: Document) => {
  next.head.append(...sheetsIn(next.body));
  const known = new Set(sheetsIn(document.head).map(keyOf));
  const missing = sheetsIn(next.head).filter((sheet) => !known.has(keyOf(sheet)));
  const copies = missing.map((sheet) => document.importNode(sheet, true));
  for (const copy of copies) copy.media = later;
  const files = copies.filter((copy) => copy instanceof HTMLLinkElement);
  const loading = Promise.all(files.map(loaded));
  // Files of a page whose other styles are known come after those.
  if (files.length < copies.length) document.head.prepend(...copies);
  else document.head.append(...copies);
  await loading;
};

const wear = (page: Document, otherwise: (sheet: Sheet) => string) => {
  const wanted = new Map(sheetsIn(page.head).map((sheet) => [keyOf(sheet), sheet.media]));
  for (const sheet of sheetsIn(document.head)) {
    const media = wanted.get(keyOf(sheet)) ?? otherwise(sheet);
    if (sheet.media !== media) sheet.media = media;
  }
};

/** Turns the styles of a page on, beside those that are on already. */
export const putOn = (page: Document) => wear(page, ({ media }) => media);

/** Dresses the document in the styles of a page, and in no others. */
export const dress = (page: Document) => wear(page, () => later);
