import { whenInView } from '../platform/motion.ts';

/** The button that pauses what moves by itself in an element, which carries `data-paused` while it rests. */
export const pauseButton = (moving: Element, signal: AbortSignal) => {
  const button = moving.querySelector<HTMLElement>('[data-pause]');
  const setPaused = (paused: boolean) => {
    moving.toggleAttribute('data-paused', paused);
    const name = paused ? button?.dataset.play : button?.dataset.pause;
    if (name) button?.setAttribute('aria-label', name);
  };
  button?.addEventListener('click', () => setPaused(!moving.hasAttribute('data-paused')), { signal });
  return setPaused;
};

/** The slow zoom of a page's opening: a button pauses it, and it rests while nobody sees it. */
export const heroMotion = (hero: HTMLElement, signal: AbortSignal) => {
  whenInView(hero, signal, (inView) => hero.toggleAttribute('data-away', !inView));
  if (hero.matches('[data-zoom]')) pauseButton(hero, signal);
};
