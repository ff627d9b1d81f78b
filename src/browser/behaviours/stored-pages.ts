import { isPage } from '#src/browser/navigation/pages.ts';
import { parsePage } from '#src/browser/navigation/parse-page.ts';

/** What the service worker keeps (src/browser/offline/store.ts). */
const openStore = () => caches.open('site');

/** The addresses of all that is kept: none where the browser's storage fails. */
const keptAddresses = async () => {
  try {
    return (await (await openStore()).keys()).map(({ url }) => url);
  } catch {
    return [];
  }
};

/**
 * Whether all pictures of this page are kept: the file chosen for this view or, where there are others, that of the image
 * itself (missing-images.ts).
 */
const picturesAreKept = async () => {
  const kept = new Set(await keptAddresses());
  return [...document.images].every(({ src, currentSrc }) => kept.has(src) || kept.has(currentSrc));
};

const storedPage = async (address: string) => {
  const response = await (await openStore()).match(address);
  return response && parsePage(await response.text());
};

/** A moment as the notice says it: `21 November 2026 at 13:25`, in the visitor's own time. */
const spoken = (moment: Date) => moment.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * On a page that the service worker has marked as a stored copy: says at its top of when, and whether pictures are missing.
 * The offline page has the words.
 */
export const storedNotice = async (signal: AbortSignal) => {
  const since = document.querySelector<HTMLElement>('[data-stored-since]')?.dataset.storedSince;
  if (!since) return;
  const offlinePage = await storedPage('/offline');
  const notice = offlinePage?.querySelector<HTMLTemplateElement>('[data-stored-notice]')?.content;
  const [text, missing] = notice?.querySelectorAll('span') ?? [];
  if (!notice || !text || !missing) return;
  missing.hidden = await picturesAreKept();
  if (signal.aborted) return;
  text.textContent = text.textContent.replace('{day}', spoken(new Date(since)));
  document.body.prepend(notice);
};

/** On the offline page: leads the link that tries again to the address it stands at, and lists the pages that can be read. */
export const storedPages = async () => {
  const retry = document.querySelector<HTMLAnchorElement>('main a[href="/offline"]');
  if (retry) retry.href = location.href;
  const section = document.querySelector<HTMLElement>('[data-stored-pages]');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const addresses = (await keptAddresses()).map((url) => new URL(url)).filter(isPage);
  const pages = await Promise.all(addresses.map(({ pathname }) => storedPage(pathname)));
  addresses.forEach(({ pathname }, index) => {
    const page = pages[index];
    // The offline page itself is nothing to read.
    if (!page || page.querySelector('[data-stored-pages]')) return;
    const link = document.createElement('a');
    link.href = pathname;
    link.textContent = page.title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  });
  section.hidden = !list.hasChildNodes();
};
