import { copyButtons } from './copy-buttons.ts';
import { counters } from './counters.ts';
import { deadlineBars } from './deadline-bars.ts';
import { flipCards } from './flip-cards.ts';
import { headerMenu } from './header-menu.ts';
import { heroSlides } from './hero-slides.ts';
import { missingImages } from './missing-images.ts';
import { mobileMenu } from './mobile-menu.ts';
import { nearMiss } from './near-miss.ts';
import { focusContent } from './page-focus.ts';
import { prefetch } from './prefetch.ts';
import { reveal } from './reveal.ts';
import { arriveAtSection, openQuestion, scrollLinks } from './scroll-links.ts';
import { scrolledHeader } from './scrolled-header.ts';
import { sectionBar } from './section-bar.ts';
import { servicesMenu } from './services-menu.ts';
import { topBar } from './top-bar.ts';
import { zoom } from './zoom.ts';

/** Each is told when to stop: before the next page takes this one's place. */
const behaviours: readonly ((signal: AbortSignal) => void)[] = [
  topBar,
  headerMenu,
  mobileMenu,
  scrolledHeader,
  heroSlides,
  servicesMenu,
  prefetch,
  flipCards,
  missingImages,
  copyButtons,
  deadlineBars,
  nearMiss,
  sectionBar,
  zoom,
  reveal,
  counters,
  scrollLinks,
  arriveAtSection,
  openQuestion,
];

let page = new AbortController();

const start = () => {
  page.abort();
  page = new AbortController();
  for (const behaviour of behaviours) behaviour(page.signal);
};

document.addEventListener('astro:before-swap', (event) => {
  page.abort();
  // The next document comes without what the first script set.
  const root = document.documentElement;
  const next = event.newDocument.documentElement;
  next.classList.add('js');
  if (root.dataset.topBar) next.dataset.topBar = root.dataset.topBar;
});
document.addEventListener('astro:after-swap', focusContent);
document.addEventListener('astro:page-load', start);
