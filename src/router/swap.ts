const isStylesheet = (element: Element): element is HTMLLinkElement =>
  element instanceof HTMLLinkElement && element.rel === 'stylesheet';

/** Loads the style files of the next page that this one does not have, so that it is never seen without them. */
export const loadStyles = async (next: Document) => {
  const known = new Set([...document.querySelectorAll('link')].filter(isStylesheet).map((link) => link.href));
  const missing = [...next.querySelectorAll('link')].filter(
    (link) => isStylesheet(link) && !known.has(link.href),
  );
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((done) => {
          const preload = document.createElement('link');
          preload.rel = 'preload';
          preload.as = 'style';
          preload.href = link.href;
          preload.onload = done;
          preload.onerror = done;
          document.head.append(preload);
        }),
    ),
  );
};

/** Puts the next page's head and body in place of this one's. What both heads hold stays: styles and fonts are not read again. */
export const swap = (next: Document) => {
  const kept = new Set<Element>();
  const wanted = [...next.head.children].map((element) => {
    const same = [...document.head.children].find((old) => !kept.has(old) && old.isEqualNode(element));
    if (same) kept.add(same);
    return same ?? element;
  });
  for (const element of [...document.head.children]) if (!kept.has(element)) element.remove();
  document.head.append(...wanted.filter((element) => !kept.has(element)));
  document.body.replaceWith(next.body);
};
