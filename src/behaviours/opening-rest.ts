/** From the end of a press until the opening moves again, in ms: what the press changes is on the screen by then. */
const pressSettles = 500;

/**
 * What moves in a page's opening rests while nobody sees it, and while somebody presses, anywhere: to draw it in each
 * frame would hold up what the press changes.
 */
export const openingRest = (signal: AbortSignal) => {
  const opening = document.querySelector('[data-zoom], [data-slides]');
  if (!opening) return;
  const view = new IntersectionObserver(([entry]) =>
    opening.toggleAttribute('data-away', !entry?.isIntersecting),
  );
  view.observe(opening);
  let timer = 0;
  const setPressed = (pressed: boolean, wait: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => opening.toggleAttribute('data-pressed', pressed), wait);
  };
  // In a task of its own: it is not what the press waits for.
  addEventListener('pointerdown', () => setPressed(true, 0), { signal });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setPressed(false, pressSettles), { signal });
  signal.addEventListener('abort', () => {
    view.disconnect();
    clearTimeout(timer);
  });
};
