import { onFirstScroll, wantsStillness, whenInView } from '../platform/motion.ts';

const distance = 28;
const time = 800;

/**
 * Sections below the first view fade in as they come into it: upwards when the page is scrolled down, downwards when it
 * is scrolled up; those marked `repeat` each time. Only what is out of view waits, faint but legible, once somebody scrolls;
 * what a search in the page, an anchor or a key brings into the middle of the window at once just stands there.
 */
export const reveal = (signal: AbortSignal) => {
  if (wantsStillness()) return;
  let lastY = scrollY;
  let direction = 1;
  const follow = () => {
    if (scrollY !== lastY) direction = scrollY > lastY ? 1 : -1;
    lastY = scrollY;
  };
  addEventListener('scroll', follow, { passive: true, signal });

  onFirstScroll(signal, () => {
    // All are measured before the first is changed: the page is laid out once.
    const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
      (section) => section.getBoundingClientRect().top >= innerHeight,
    );
    for (const section of below) {
      section.toggleAttribute('data-waiting', true);
      let done = false;
      const fadeIn = () =>
        section.animate(
          [
            { opacity: 0.4, translate: `0 ${direction * distance}px` },
            { opacity: 1, translate: '0 0' },
          ],
          { duration: time, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' },
        );
      whenInView(section, signal, (inView, box) => {
        if (done) return;
        if (inView && section.hasAttribute('data-waiting')) {
          section.removeAttribute('data-waiting');
          const middle = innerHeight / 2;
          if (direction > 0 ? box.top > middle : box.bottom < middle) fadeIn();
          done = section.dataset.reveal !== 'repeat';
        } else if (!inView && (box.top >= innerHeight || box.bottom <= 0)) {
          section.toggleAttribute('data-waiting', true);
        }
      });
      signal.addEventListener('abort', () => section.removeAttribute('data-waiting'));
    }
  });
};
