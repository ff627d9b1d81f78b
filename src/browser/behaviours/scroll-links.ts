import { isNavigating } from '#src/browser/navigation/is-navigating.ts';

/** Session storage keys of a section to scroll to once its page is there. Both are honoured, the first is written. */
const keys = ['scrollTo', 'aboutScrollTo'] as const;

/** How a page came: by a load of its document, or into the document that was open. */
export type PageEntry = 'load' | 'navigation';

/** How long a page may settle before it scrolls by itself: after a navigation, and after a load. */
const settle: Record<PageEntry, number> = { navigation: 100, load: 300 };

/** Scrolls smoothly, or at once for those who ask for less motion, and opens a closed answer. */
const scrollToElement = (target: Element) => {
  if (target instanceof HTMLDetailsElement) target.open = true;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
};

/** The browser's own jump to a section, made smooth for once: it also moves the focus, which a script would have to. */
const smoothly = () => {
  const root = document.documentElement;
  const end = () => root.removeAttribute('data-smooth');
  root.toggleAttribute('data-smooth', true);
  addEventListener('scrollend', end, { once: true });
  setTimeout(end, 1500);
};

/**
 * The next press of the Tab key goes on from here, as after the browser's own jump to a section. Before scrolling: what
 * receives the focus is laid out anew.
 */
const beginAt = (target: HTMLElement) => {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** A press that follows a link here, not in another tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const remember = (id: string) => {
  try {
    sessionStorage.setItem(keys[0], id);
    return true;
  } catch {
    return false;
  }
};

/** Whether a fragment names a section: one that holds answers of a plan is for its page to read. */
const isSection = (fragment: string) => /^[\w-]+$/.test(fragment);

/** The section asked for before this page came; asking forgets it. */
const takePending = () => {
  try {
    const found = keys.map((key) => sessionStorage.getItem(key)).find((id) => id !== null);
    for (const key of keys) sessionStorage.removeItem(key);
    return found ?? undefined;
  } catch {
    return undefined;
  }
};

const setHash = (hash: string) => {
  if (location.hash !== hash)
    history.replaceState(history.state, '', location.pathname + location.search + hash);
};

/**
 * Links to a section scroll smoothly. On the same page at once; on another page the section is stored, the page opened,
 * and the scrolling follows there, with the hash added without a jump. Where storage is refused, the link is just a link.
 */
export const scrollLinks = (signal: AbortSignal) => {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      const link = event.target.closest('a');
      if (!link || link.origin !== location.origin || link.target) return;
      const here = link.pathname === location.pathname;
      const section = link.hash.slice(1);
      if (here && section) {
        smoothly();
      } else if (here && link.pathname === '/') {
        event.preventDefault();
        scrollToElement(document.documentElement);
      } else if (!here && isSection(section) && remember(section)) {
        // The router follows the link as it now stands, and comes to the top of the page.
        link.hash = '';
      }
    },
    { capture: true, signal },
  );
};

/** WebKit leaves a page at its top whose section is shown only after the document has been read. */
const goToSection = () => {
  if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
};

/** Scrolls to the section that was asked for before this page came, or by its address. */
export const arriveAtSection = (signal: AbortSignal, entry: PageEntry) => {
  const pending = takePending();
  const target = pending ? document.getElementById(pending) : null;
  if (!pending || !target) return goToSection();
  const timer = setTimeout(() => {
    // Before this page's behaviours began.
    if (isNavigating()) return;
    beginAt(target);
    scrollToElement(target);
    setHash(`#${pending}`);
  }, settle[entry]);
  const stop = () => clearTimeout(timer);
  signal.addEventListener('abort', stop);
  // And from now on.
  if ('navigation' in window) navigation.addEventListener('navigate', stop, { signal });
};

/** Opens the answer whose address was opened. */
export const openQuestion = (signal: AbortSignal) => {
  const open = () => {
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  addEventListener('hashchange', open, { signal });
  open();
};
