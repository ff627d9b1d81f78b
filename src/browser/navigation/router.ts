import { wantsStillness } from '#src/browser/platform/motion.ts';
import { afterPaint } from '#src/browser/platform/timing.ts';
import { isPage, prefetchPage, takePage } from './pages.ts';
import { swap } from './swap.ts';

/** Whether a navigation leads to another page of this site that can take this one's place. */
const isChangeOfPage = (event: NavigateEvent) => {
  const to = new URL(event.destination.url);
  const asked = event.navigationType === 'push' || event.navigationType === 'replace';
  // Scripts that rewrite the address, and links to a section, stay in this document.
  if (asked && event.destination.sameDocument) return false;
  if (to.pathname === location.pathname && to.search === location.search) return false;
  return (
    event.canIntercept &&
    event.navigationType !== 'reload' &&
    !event.formData &&
    event.downloadRequest === null &&
    isPage(to)
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
  document.startViewTransition(() => root.removeAttribute('data-rising'));
};

/**
 * Shows the site's next page in this document, without a load. The browser keeps the history, the scroll positions and
 * the address; where it has no Navigation API, or the page cannot be fetched, links load documents.
 * `changed` is called once the next page stands, already at its place.
 */
export const router = (changed: () => void) => {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    if (!isChangeOfPage(event)) return;
    const address = event.destination.url.replace(/#.*/, '');
    const handler = async () => {
      try {
        const next = await takePage(address, event.signal);
        if (event.signal.aborted) return;
        swap(next);
        event.scroll();
        changed();
        raiseHeading();
      } catch {
        if (!event.signal.aborted) location.reload();
      }
    };
    /** The address and the page change once what the press has changed is seen. */
    const precommitHandler = () => {
      prefetchPage(address);
      return new Promise<void>(afterPaint);
    };
    event.intercept({
      ...(event.cancelable && { precommitHandler }),
      scroll: 'manual',
      focusReset: 'manual',
      handler,
    });
  });
};
