import { savesData } from '#src/behaviours/saves-data.ts';
import { whenIdle } from '#src/behaviours/when-idle.ts';
import { bringPage, isPage, pageBrought } from './next-pages.ts';
import { clearStage, setStage } from './stage.ts';

/** How long a mouse rests on a link before its page is laid out, in ms: whoever passes over it wants nothing. */
const restingTime = 150;

/** Brings the page of a link, and gives its address: nothing where it leads elsewhere. */
const bring = (link: HTMLAnchorElement | null) => {
  if (!link || !isPage(link) || link.pathname === location.pathname || link.target) return undefined;
  const address = link.origin + link.pathname + link.search;
  bringPage(address);
  return address;
};

/**
 * Brings the page of the link that the mouse points at, and lays it out while the mouse rests there. Not in narrow windows: a
 * page's styles leave out what it has no use for, and there those of two pages can contradict each other.
 */
const followMouse = (signal: AbortSignal) => {
  const isWide = matchMedia('(width >= 992px)');
  let pointed: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const point = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const link = target.closest('a');
    if (link === pointed) return;
    pointed = link;
    clearTimeout(timer);
    clearStage();
    const address = bring(link);
    if (!address || !isWide.matches) return;
    timer = setTimeout(async () => {
      const page = await pageBrought(address);
      if (page && pointed === link && !signal.aborted) setStage(page);
    }, restingTime);
  };
  document.addEventListener('pointerover', point, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
};

/**
 * Brings a page of this site as soon as a mouse points at its link, and those of the header's bar once the browser is
 * idle. On phones, and where the visitor saves data, nothing is fetched on speculation.
 */
export const prefetch = (signal: AbortSignal) => {
  if (savesData() || !matchMedia('(any-hover: hover) and (pointer: fine)').matches) return;
  followMouse(signal);
  const headerLinks = document.querySelectorAll<HTMLAnchorElement>(
    '[data-header] [data-depth="0"] > div > a',
  );
  const bringNext = (links: HTMLAnchorElement[]) => {
    const [link, ...rest] = links;
    if (signal.aborted || !link) return;
    bring(link);
    whenIdle(() => bringNext(rest));
  };
  whenIdle(() => bringNext([...headerLinks]));
};
