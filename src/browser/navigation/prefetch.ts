import { isPage, prefetchPage } from './pages.ts';

/** How long a mouse rests on a link before somebody means it: one that crosses a menu does not, in ms. */
const rest = 20;

/**
 * Fetches a page of this site once a mouse rests on its link. On phones, and where the visitor saves data, nothing is
 * fetched on speculation.
 */
export const prefetch = (signal: AbortSignal) => {
  if (navigator.connection?.saveData || !matchMedia('(any-hover: hover) and (pointer: fine)').matches) return;
  let timer = 0;
  const stop = () => clearTimeout(timer);
  const move = ({ pointerType, target }: PointerEvent) => {
    stop();
    const link = pointerType === 'mouse' && target instanceof Element && target.closest('a');
    if (!link || !isPage(link) || link.pathname === location.pathname || link.target) return;
    timer = window.setTimeout(() => prefetchPage(link.origin + link.pathname + link.search), rest);
  };
  document.addEventListener('pointermove', move, { passive: true, signal });
  document.addEventListener('pointerout', stop, { signal });
  signal.addEventListener('abort', stop);
};
