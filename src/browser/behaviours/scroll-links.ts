import { isNavigating } from '../navigation/is-navigating.ts';
import { takePending } from '../navigation/pending-section.ts';
import { wantsStillness } from '../platform/motion.ts';

/** How a page came: by a load of its document, or into the document that was open. */
export type PageEntry = 'load' | 'navigation';

/** How long a page may settle before it scrolls by itself: after a navigation, and after a load. */
const settle: Record<PageEntry, number> = { navigation: 100, load: 300 };

/** Scrolls smoothly, or at once for those who ask for less motion. */
const scrollToElement = (target: Element) =>
  target.scrollIntoView({ behavior: wantsStillness() ? 'instant' : 'smooth' });

/** The browser's own jump to a section, made smooth for once: it also moves the focus, which a script would have to. */
const smoothly = () => {
  const root = document.documentElement;
  const end = () => root.removeAttribute('data-smooth');
  root.toggleAttribute('data-smooth', true);
  addEventListener('scrollend', end, { once: true });
  setTimeout(end, 1500);
};

/** Opens what a section or an answer lies in, itself included: a part of the reference, a question. */
const openAround = (target: Element | null) => {
  const details = target?.closest('details');
  if (!details) return;
  details.open = true;
  openAround(details.parentElement);
};

/** A press that follows a link here, not in another tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Links to a section of the same page scroll smoothly, and so does one from the home page to itself; what the address names opens. */
export const scrollLinks = (signal: AbortSignal) => {
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return;
    const link = event.target.closest('a');
    if (link?.origin !== location.origin || link.pathname !== location.pathname || link.target) return;
    if (link.hash.length > 1) {
      openAround(document.getElementById(link.hash.slice(1)));
      smoothly();
    } else if (link.pathname === '/') {
      event.preventDefault();
      scrollToElement(document.documentElement);
    }
  };
  const openNamed = () => openAround(document.getElementById(location.hash.slice(1)));
  document.addEventListener('click', follow, { capture: true, signal });
  addEventListener('hashchange', openNamed, { signal });
};

/** Scrolls to the section that was asked for before this page came, or by its address. */
export const arriveAtSection = (signal: AbortSignal, entry: PageEntry) => {
  const pending = takePending();
  const target = document.getElementById(pending ?? location.hash.slice(1));
  if (!pending || !target) {
    openAround(target);
    // WebKit leaves a page at its top whose section is shown only after the document has been read.
    if (scrollY === 0) target?.scrollIntoView({ behavior: 'instant' });
    return;
  }
  const timer = setTimeout(() => {
    // Before this page's behaviours began.
    if (isNavigating()) return;
    // What lies in a closed part takes no focus.
    openAround(target);
    // The next press of the Tab key goes on from here. Before scrolling: what receives the focus is laid out again.
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // Of a long way the last screen is scrolled.
    const { top } = target.getBoundingClientRect();
    if (top > 2 * innerHeight) scrollBy({ top: top - innerHeight, behavior: 'instant' });
    scrollToElement(target);
    const address = new URL(location.href);
    address.hash = pending;
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, settle[entry]);
  const stop = () => clearTimeout(timer);
  signal.addEventListener('abort', stop);
  // And from now on.
  if ('navigation' in window) navigation.addEventListener('navigate', stop, { signal });
};
