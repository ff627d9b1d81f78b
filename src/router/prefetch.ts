import { savesData } from '#src/behaviours/saves-data.ts';
import { bringPage, isPage } from './next-pages.ts';

const bring = (link: HTMLAnchorElement | null) => {
  if (!link || !isPage(link) || link.pathname === location.pathname || link.target) return;
  bringPage(link.origin + link.pathname + link.search);
};

/**
 * Brings a page of this site as soon as a mouse points at its link, and those of the header's bar once the browser is
 * idle. On phones, and where the visitor saves data, nothing is fetched on speculation.
 */
export const prefetch = (signal: AbortSignal) => {
  if (savesData() || !matchMedia('(any-hover: hover) and (pointer: fine)').matches) return;
  document.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      if (pointerType === 'mouse' && target instanceof Element) bring(target.closest('a'));
    },
    { signal },
  );
  const headerLinks = document.querySelectorAll<HTMLAnchorElement>(
    '[data-header] [data-depth="0"] > div > a',
  );
  const idle = (task: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 1000);
  const bringNext = (links: HTMLAnchorElement[]) => {
    const [link, ...rest] = links;
    if (signal.aborted || !link) return;
    bring(link);
    idle(() => bringNext(rest));
  };
  idle(() => bringNext([...headerLinks]));
};
