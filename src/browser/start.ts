import { announce } from '#src/browser/navigation/announce.ts';
import { prefetch } from '#src/browser/navigation/prefetch.ts';
import { router } from '#src/browser/navigation/router.ts';
import { catalogueSearch } from './behaviours/catalogue-search.ts';
import { copyButtons } from './behaviours/copy-buttons.ts';
import { counters } from './behaviours/counters.ts';
import { deadlineBars } from './behaviours/deadline-bars.ts';
import { flipCards } from './behaviours/flip-cards.ts';
import { headerMenu } from './behaviours/header-menu.ts';
import { heroMotion } from './behaviours/hero-motion.ts';
import { heroSlides } from './behaviours/hero-slides.ts';
import { islands } from './behaviours/islands.ts';
import { missingImages } from './behaviours/missing-images.ts';
import { mobileMenu } from './behaviours/mobile-menu.ts';
import { nearMiss } from './behaviours/near-miss.ts';
import { pageContents } from './behaviours/page-contents.ts';
import { reveal } from './behaviours/reveal.ts';
import { arriveAtSection, openQuestion, type PageEntry, scrollLinks } from './behaviours/scroll-links.ts';
import { scrolledHeader } from './behaviours/scrolled-header.ts';
import { search } from './behaviours/search.ts';
import { servicesMenu } from './behaviours/services-menu.ts';
import { topBar } from './behaviours/top-bar.ts';
import { unfold } from './behaviours/unfold.ts';
import { loadFonts } from './load-fonts.ts';
import { afterPaint } from './platform/timing.ts';

/** What a page does. Each is told when to stop: before the next page takes this one's place. */
const behaviours: readonly ((signal: AbortSignal, entry: PageEntry) => void)[] = [
  topBar,
  headerMenu,
  mobileMenu,
  servicesMenu,
  search,
  scrollLinks,
  scrolledHeader,
  heroSlides,
  heroMotion,
  prefetch,
  flipCards,
  unfold,
  missingImages,
  copyButtons,
  catalogueSearch,
  deadlineBars,
  nearMiss,
  pageContents,
  reveal,
  counters,
  arriveAtSection,
  openQuestion,
  islands,
];

const root = document.documentElement;
let page = new AbortController();

const start = (entry: PageEntry) => {
  // Where the script has come late, the page was what it is without (before-paint.ts).
  root.classList.add('js');
  root.dataset.started = '';
  for (const behaviour of behaviours) behaviour(page.signal, entry);
};

router(() => {
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
});

const { signal } = page;

/** The first frame is painted before anything measures the page; whoever waits for the load event finds it at work. */
const begin = () => {
  if (!signal.aborted && root.dataset.started === undefined) start('load');
};
afterPaint(begin);
document.addEventListener('readystatechange', begin);
loadFonts();
