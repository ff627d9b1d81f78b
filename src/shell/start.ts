import { closeRows } from '#src/browser/behaviours/closed-rows.ts';
import { flipCard } from '#src/browser/behaviours/flip-card.ts';
import { heroMotion, heroSlides } from '#src/browser/behaviours/hero-motion.ts';
import { keptRow } from '#src/browser/behaviours/kept-row.ts';
import { headerMenu, servicesMenu } from '#src/browser/behaviours/menus.ts';
import { missingImages } from '#src/browser/behaviours/missing-images.ts';
import { mobileMenu } from '#src/browser/behaviours/mobile-menu.ts';
import { pageContents } from '#src/browser/behaviours/page-contents.ts';
import { reveal } from '#src/browser/behaviours/reveal.ts';
import { arriveAtSection, type PageEntry, scrollLinks } from '#src/browser/behaviours/scroll-links.ts';
import { scrolledHeader } from '#src/browser/behaviours/scrolled-header.ts';
import { topBar } from '#src/browser/behaviours/top-bar.ts';
import { unfold } from '#src/browser/behaviours/unfold.ts';
import { announce } from '#src/browser/navigation/announce.ts';
import { prefetch } from '#src/browser/navigation/prefetch.ts';
import { router } from '#src/browser/navigation/router.ts';
import { prefetchHeaderSheets } from '#src/browser/navigation/sheets.ts';
import { afterPaint, whenIdle } from '#src/browser/platform/timing.ts';
import { passedDays } from '#src/features/editions/passed-days.ts';
import { search } from '#src/features/search/search-button.ts';
import { loadFonts } from './load-fonts.ts';

type Behaviour = (part: HTMLElement, signal: AbortSignal) => void | Promise<void>;

/**
 * What one page alone does: the others are spared its code. Where it does not come, the part is what it is without: a control
 * that needs it goes, and a notice says that a tool is missing.
 */
const ofOnePage =
  (load: () => Promise<{ behaviour: Behaviour }>): Behaviour =>
  async (part, signal) => {
    try {
      const { behaviour } = await load();
      if (!signal.aborted) await behaviour(part, signal);
    } catch (error) {
      if (signal.aborted) return;
      part.hidden ||= part.hasAttribute('data-needs-script');
      part.querySelector('[data-island-missing]')?.removeAttribute('hidden');
      reportError(error);
    }
  };

/** Two pages have numbers that count. */
const counters = (signal: AbortSignal) => {
  if (document.querySelector('[data-counter]'))
    ofOnePage(() => import('#src/browser/behaviours/counters.ts'))(document.body, signal);
};

/** A tool, loaded once its page has nothing else to do: all that brings React into a browser. */
const island =
  (load: () => Promise<{ behaviour: Behaviour }>): Behaviour =>
  (root, signal) =>
    whenIdle(signal, () => ofOnePage(load)(root, signal));

/** What a part of a page does, for each that is on the page. */
const ofParts: readonly (readonly [string, Behaviour])[] = [
  ['aside[data-top-bar]', topBar],
  ['[data-header] nav', headerMenu],
  ['[data-header] nav[popover]', mobileMenu],
  ['[data-services-menu]', servicesMenu],
  ['[data-search]', search],
  ['[data-header]', scrolledHeader],
  ['[data-slides]', heroSlides],
  ['[data-zoom], [data-slides]', heroMotion],
  ['[data-flip-card]', flipCard],
  ['[data-unfold]', unfold],
  ['details[name] > summary', keptRow],
  ['[data-copy]', ofOnePage(() => import('#src/browser/behaviours/copy-button.ts'))],
  ['[data-catalogue-search]', ofOnePage(() => import('#src/features/catalogue/search/filter.ts'))],
  ['[data-deadlines]', ofOnePage(() => import('#src/features/editions/deadline-bars/days-left-today.ts'))],
  ['[data-near-miss]', ofOnePage(() => import('#src/features/search/nearest.ts'))],
  ['[data-page-contents]', pageContents],
  ['[data-island=plan]', island(() => import('#src/features/plan/view/plan.tsx'))],
  ['[data-island=compare]', island(() => import('#src/features/compare/view/compare.tsx'))],
  [
    '[data-island=check-certificate]',
    island(() => import('#src/features/certificate/view/check-certificate.tsx')),
  ],
];

/** What a page does as a whole. */
const ofPage: readonly ((signal: AbortSignal, entry: PageEntry) => void)[] = [
  scrollLinks,
  prefetch,
  missingImages,
  passedDays,
  reveal,
  counters,
  arriveAtSection,
];

const root = document.documentElement;
let page = new AbortController();

/** Starts all that a page does, each by itself, so that one that fails takes no other with it. Each is told when to stop: before the next page takes this one's place. */
const start = (entry: PageEntry) => {
  // Where the script has come late, the page was what it is without (before-paint.ts).
  root.classList.add('js');
  root.dataset.started = '';
  const { signal } = page;
  for (const [selector, behaviour] of ofParts)
    for (const part of document.querySelectorAll<HTMLElement>(selector))
      queueMicrotask(() => behaviour(part, signal));
  for (const behaviour of ofPage) queueMicrotask(() => behaviour(signal, entry));
};

const changed = () => {
  page.abort();
  page = new AbortController();
  const { signal } = page;
  announce(document.title, signal);
  // The new page is painted before anything measures it.
  afterPaint(() => {
    if (signal.aborted) return;
    // The focus begins at the content, unless the visitor has been quicker; the title is announced, so the heading is not.
    const isFree = document.activeElement === document.body && !location.hash;
    if (isFree) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    start('navigation');
  });
};

// A page that is come back to stands where it was left: its height is what it was.
router({ swapped: closeRows, changed });

const { signal } = page;

/** The first frame is painted before anything measures the page; whoever waits for the load event finds it at work. */
const begin = () => {
  if (signal.aborted || root.dataset.started !== undefined) return;
  closeRows();
  start('load');
};
afterPaint(begin);
document.addEventListener('readystatechange', begin);
// What is for the next page comes last.
loadFonts().then(() => whenIdle(signal, prefetchHeaderSheets));
