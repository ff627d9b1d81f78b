/** The button that pauses the slow zoom of a page's opening. */
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
};
