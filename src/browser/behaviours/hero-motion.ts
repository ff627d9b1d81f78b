import { pauseButton } from './pause-button.ts';

/** The slow zoom of a page's opening: a button pauses it, and it rests while nobody sees it. */
export const heroMotion = (hero: HTMLElement, signal: AbortSignal) => {
  const view = new IntersectionObserver(([entry]) =>
    hero.toggleAttribute('data-away', !entry?.isIntersecting),
  );
  view.observe(hero);
  signal.addEventListener('abort', () => view.disconnect());
  if (hero.matches('[data-zoom]')) pauseButton(hero, signal);
};
