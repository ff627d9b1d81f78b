/** The addresses of the stylesheets and scripts of a document: they change with each release of the site. */
const filesOf = (page: Document) =>
  [...page.head.querySelectorAll('link[rel=stylesheet], script[src]')].map(
    (file) => file.getAttribute('href') ?? file.getAttribute('src'),
  );

/** Puts what the next page's head says of it in place of what this one's says; what both say stays. */
const swapHead = (next: HTMLHeadElement) => {
  const missing = new Set(next.children);
  for (const element of [...document.head.children]) {
    const same = [...missing].find((one) => one.isEqualNode(element));
    if (same) missing.delete(same);
    else element.remove();
  }
  document.head.append(...missing);
};

/**
 * Puts the next page in place of this one. The root element stays, with what scripts have noted there.
 * Throws where the next page is of another release of the site, whose styles and scripts this document has not.
 */
export const swap = (next: Document) => {
  const files = filesOf(document);
  if (!filesOf(next).every((file) => files.includes(file)))
    throw new Error('The next page is of another release of the site');
  swapHead(next.head);
  document.body.replaceChildren(...next.body.childNodes);
};
