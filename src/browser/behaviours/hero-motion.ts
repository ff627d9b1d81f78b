import { whenInView } from '../platform/motion.ts';

/** The button that pauses what moves by itself in an element, which carries `data-paused` while it rests. */
const pauseButton = (moving: Element, signal: AbortSignal) => {
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

const interval = 8000;

/**
 * Shows the slides of the home page's opening in turn, every eight seconds. It waits while the pointer or the focus is
 * on a link or button of the opening, while the opening is out of view or the tab hidden, and once the visitor has
 * paused it; for reduced motion it never starts.
 */
export const heroSlides = (hero: HTMLElement, signal: AbortSignal) => {
  const controls = hero.querySelector<HTMLElement>('[data-slide-controls]');
  if (!controls) return;
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const marks = controls.querySelectorAll('[data-mark]');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let shown = 0;
  let timer = 0;

  const show = (index: number) => {
    shown = (index + slides.length) % slides.length;
    for (const [position, slide] of slides.entries()) {
      const isShown = position === shown;
      slide.toggleAttribute('data-shown', isShown);
      slide.inert = !isShown;
      marks[position]?.toggleAttribute('data-current', isShown);
    }
  };
  // Somebody is about to press what would go away.
  const isInUse = () => hero.querySelector(':is(a, button):is(:hover, :focus)') !== null;
  const isUnseen = () => document.hidden || hero.hasAttribute('data-away');
  const restart = () => {
    clearInterval(timer);
    timer = window.setInterval(() => {
      if (!hero.hasAttribute('data-paused') && !isUnseen() && !isInUse()) show(shown + 1);
    }, interval);
  };

  for (const button of controls.querySelectorAll<HTMLElement>('[data-step]')) {
    const step = () => {
      show(shown + Number(button.dataset.step));
      restart();
    };
    button.addEventListener('click', step, { signal });
  }
  const setPaused = pauseButton(hero, signal);
  still.addEventListener('change', () => setPaused(still.matches), { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  setPaused(still.matches);
  show(0);
  restart();
};
