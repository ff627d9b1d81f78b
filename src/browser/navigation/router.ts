import { wantsStillness } from '../platform/motion.ts';
import { afterPaint } from '../platform/timing.ts';
import { isPage, takePage } from './pages.ts';
import { storePending, takePending } from './pending-section.ts';
import { bringSheets } from './sheets.ts';
import { isOfThisRelease, swap } from './swap.ts';

/** The only Trusted Types policy: HTML of a page of this site becomes an inert document, in which no script runs. */
const policy = window.trustedTypes?.createPolicy('router', { createHTML: (html) => html });

/** Parses a page that the network or the browser's store has given. */
const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');

const pageOf = (address: string) => address.replace(/#.*/, '');

/** Whether a navigation leads from the page that is shown to another one of this site that can take its place. */
const isChangeOfPage = (event: NavigateEvent, shown: string) => {
  const { sameDocument, url } = event.destination;
  const asked = event.navigationType === 'push' || event.navigationType === 'replace';
  // Scripts that rewrite the address, and links to a section, stay in this document.
  if ((asked && sameDocument) || pageOf(url) === shown) return false;
  return (
    event.canIntercept &&
    event.navigationType !== 'reload' &&
    !event.formData &&
    event.downloadRequest === null &&
    isPage(new URL(url))
  );
};

/**
 * The heading of the page that has come rises to its place, as a transition where the browser has them and the visitor
 * does not ask for stillness. One that began at the old page would hold the new one up by two frames.
 */
const raiseHeading = () => {
  if (!document.startViewTransition || wantsStillness()) return;
  const root = document.documentElement;
  root.dataset.rising = '';
  // Whoever goes on at once skips it.
  document.startViewTransition(() => root.removeAttribute('data-rising')).ready.catch(() => {});
};

/** Fetches a page with its styles, and reads it once what the press has changed is seen. Rejects what cannot take this page's place. */
const load = async (address: string, signal: AbortSignal) => {
  const [html] = await Promise.all([takePage(address, signal), new Promise<void>(afterPaint)]);
  const page = parsePage(html);
  if (!isOfThisRelease(page)) throw new TypeError(`${address} is no page of this release of the site`);
  await bringSheets(page);
  return page;
};

/**
 * Shows the site's next page in this document, without a load. The browser keeps the history, the scroll positions and
 * the address; where it has no Navigation API, or the page cannot be had so, it loads documents.
 * `swapped` is called once the next page stands, before it scrolls to its place, and `changed` after that.
 */
export const router = ({ swapped, changed }: Record<'swapped' | 'changed', () => void>) => {
  if (!('navigation' in window)) return;
  /** What is shown, and its entry in the history, while the address is that of a page still to come. */
  let behind: { shown: string; entry: NavigationHistoryEntry | null } | undefined;
  let latest: NavigateEvent;
  /** What could not be had once is loaded by the browser. */
  const failed = new Set<string>();

  navigation.addEventListener('navigate', (event) => {
    const here = behind ?? { shown: pageOf(location.href), entry: navigation.currentEntry };
    const { url } = event.destination;
    const address = pageOf(url);
    const isChange = isChangeOfPage(event, here.shown);
    if (isChange || !event.destination.sameDocument) latest = event;
    if (address === here.shown) behind = undefined;
    if (!isChange || failed.has(address)) return;
    takePending();
    let coming: Promise<Document> | undefined;

    /** Until the page is there, the address stays. */
    const precommitHandler = async () => {
      coming = load(address, event.signal);
      try {
        await coming;
      } catch {
        // An entry of the history has to be there before it can be loaded again.
        if (event.signal.aborted || event.navigationType === 'traverse') return;
        failed.add(address);
        if (event.navigationType === 'replace') location.replace(url);
        else location.assign(url);
      }
    };
    const handler = async () => {
      if (!coming) behind = here;
      try {
        const next = await (coming ?? load(address, event.signal));
        if (event.signal.aborted) return;
        behind = undefined;
        swap(next);
        swapped();
      } catch {
        if (!event.signal.aborted) location.reload();
        return;
      }
      const isNew = event.navigationType !== 'traverse';
      if (isNew && storePending(new URL(url))) scrollTo({ top: 0, behavior: 'instant' });
      else event.scroll();
      changed();
      raiseHeading();
    };
    // Stopped, and not overtaken by another: the address goes back to what is shown.
    const putBack = () => {
      if (latest !== event || behind !== here) return;
      history.go((here.entry?.index ?? 0) - (navigation.currentEntry?.index ?? 0));
    };
    event.signal.addEventListener('abort', () => setTimeout(putBack));
    event.intercept({
      ...(event.cancelable && { precommitHandler }),
      scroll: 'manual',
      focusReset: 'manual',
      handler,
    });
  });
};
