const sheetsOf = (page: Document) => [...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** As the build writes them: a page that comes ahead of the click is read as text. */
const named = /<link rel="stylesheet" href="([^"]+)"/g;

/** Asks for stylesheets that this page has not, so that the browser has them when they are wanted. */
const ask = (addresses: readonly string[]) => {
  const here = sheetsOf(document).map((sheet) => sheet.getAttribute('href'));
  // What fails is asked for again with the page.
  for (const address of addresses)
    if (!here.includes(address)) fetch(address, { priority: 'low' }).catch(() => {});
};

/** Asks for the stylesheets that a page names beside those of this one. */
export const prefetchSheets = (html: string) =>
  ask([...html.matchAll(named)].map(([, address = '']) => address));

/** Asks for those of the pages that the header leads to, unless the visitor saves data. */
export const prefetchHeaderSheets = async () => {
  if (navigator.connection?.saveData) return;
  // Written by build/built-pages.ts; a site that is being developed has none.
  const list = await fetch('/sheets.txt', { priority: 'low' }).catch(() => undefined);
  if (list?.ok) ask((await list.text()).split('\n'));
};

/** Puts a copy of a stylesheet before another, not in use yet, and resolves once it has come. Rejects when it does not. */
const bring = (sheet: HTMLLinkElement, before: Node | null) => {
  const copy = document.importNode(sheet);
  copy.media = 'not all';
  const come = new Promise((resolve, reject) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', reject);
  });
  document.head.insertBefore(copy, before);
  return { copy, come };
};

/**
 * Has the stylesheets that the next page names beside those of this one, in the order of that page, as later rules win:
 * at hand until `applySheets`. Those of this page stay until its head goes. Rejects when one does not come.
 */
export const bringSheets = async (next: Document) => {
  const coming: Promise<unknown>[] = [];
  let before: Node | null = null;
  for (const sheet of sheetsOf(next).reverse()) {
    const here = sheetsOf(document).find((one) => one.isEqualNode(sheet));
    if (here) before = here;
    else {
      const { copy, come } = bring(sheet, before);
      coming.push(come);
      before = copy;
    }
  }
  await Promise.all(coming);
};

/** Puts the stylesheets that have been brought into use: before the page is swapped, each would have the old one laid out again. */
export const applySheets = () => {
  for (const sheet of sheetsOf(document)) if (sheet.media === 'not all') sheet.removeAttribute('media');
};
