/** The slow zoom of a page's opening: a button pauses it, and it rests while the opening is out of view. */
export const zoom = (signal: AbortSignal) => {
  const hero = document.querySelector<HTMLElement>('[data-zoom]');
  const button = hero?.querySelector<HTMLElement>('[data-pause]');
  if (!hero || !button) return;
  button.addEventListener(
    'click',
    () => {
      const paused = hero.toggleAttribute('data-paused');
      const name = paused ? button.dataset.play : button.dataset.pause;
      if (name) button.setAttribute('aria-label', name);
    },
    { signal },
  );
  const view = new IntersectionObserver(([entry]) =>
    hero.toggleAttribute('data-away', !entry?.isIntersecting),
  );
  view.observe(hero);
  signal.addEventListener('abort', () => view.disconnect());
};
