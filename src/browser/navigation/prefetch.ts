import { savesData } from '../platform/saves-data.ts';
import { isPage, prefetchPage } from './pages.ts';

/**
 * Fetches a page of this site as soon as a mouse points at its link. On phones, and where the visitor saves data, nothing is
 * fetched on speculation.
 */
export const prefetch = (signal: AbortSignal) => {
  if (savesData() || !matchMedia('(any-hover: hover) and (pointer: fine)').matches) return;
  document.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      const link = pointerType === 'mouse' && target instanceof Element && target.closest('a');
      if (!link || !isPage(link) || link.pathname === location.pathname || link.target) return;
      prefetchPage(link.origin + link.pathname + link.search);
    },
    { signal },
  );
};
