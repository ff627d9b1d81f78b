import { announce } from '#src/router/announce.ts';
import { prefetch } from '#src/router/prefetch.ts';
import { router } from '#src/router/router.ts';
import { afterPaint } from './after-paint.ts';
import { afterRest } from './after-rest.ts';
import type { Arrival } from './arrival.ts';
import { catalogueSearch } from './catalogue-search.ts';
import { copyButtons } from './copy-buttons.ts';
import { counters } from './counters.ts';
import { deadlineBars } from './deadline-bars.ts';
import { flipCards } from './flip-cards.ts';
import { headerMenu } from './header-menu.ts';
import { heroSlides } from './hero-slides.ts';
import { keepOffline } from './keep-offline.ts';
import { missingImages } from './missing-images.ts';
import { mobileMenu } from './mobile-menu.ts';
import { nearMiss } from './near-miss.ts';
import { openingRest } from './opening-rest.ts';
import { reveal } from './reveal.ts';
import { arriveAtSection, openQuestion, scrollLinks } from './scroll-links.ts';
import { scrolledHeader } from './scrolled-header.ts';
import { sectionBar } from './section-bar.ts';
import { servicesMenu } from './services-menu.ts';
import { topBar } from './top-bar.ts';
import { zoom } from './zoom.ts';

/** Each is told when to stop: before the next page takes this one's place. */
type Behaviour = (signal: AbortSignal, arrival: Arrival) => void;

/** Menus and links: a press on them may come as soon as the page is seen. */
const atOnce: readonly Behaviour[] = [topBar, headerMenu, mobileMenu, servicesMenu, scrollLinks];

/** All others: they may measure the page, which is painted first. */
const oncePainted: readonly Behaviour[] = [
  scrolledHeader,
  heroSlides,
  prefetch,
  flipCards,
  missingImages,
  copyButtons,
  catalogueSearch,
  deadlineBars,
  nearMiss,
  sectionBar,
  zoom,
  openingRest,
  reveal,
  counters,
  arriveAtSection,
  openQuestion,
];

let page = new AbortController();

const start = (behaviours: readonly Behaviour[], arrival: Arrival) => {
  for (const behaviour of behaviours) behaviour(page.signal, arrival);
};

router(() => {
  page.abort();
  // The header stays, and with it the link that was followed.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  page = new AbortController();
  const { signal } = page;
  announce(document.title, signal);
  start(atOnce, 'navigation');
  // The new page is painted before anything measures it, and before what is below the window is laid out.
  afterPaint(() => {
    document.documentElement.removeAttribute('data-arriving');
    if (signal.aborted) return;
    // The focus begins at the content, unless the visitor has been quicker; the title is announced, so the heading is not.
    const isFree = document.activeElement === document.body && !location.hash;
    if (isFree) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    start(oncePainted, 'navigation');
  });
});
const { signal } = page;
start(atOnce, 'load');
afterRest(() => signal.aborted || start(oncePainted, 'load'));
keepOffline();
