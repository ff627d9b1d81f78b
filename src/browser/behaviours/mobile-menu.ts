import { afterPaint } from '../platform/timing.ts';
import { open } from './disclosure.ts';

/** What the menu lies over: the logo and its own button beside it, and the page, but not the bar at its foot; the search opens over the menu. */
const beside = '[data-header] :is(a, button):not(nav *)';
const page = 'body > :not([data-header], [data-foot-bar], dialog)';

const setInert = (what: string, inert: boolean) => {
  for (const element of document.querySelectorAll<HTMLElement>(what)) element.inert = inert;
};

/**
 * The menu of small screens is a popover: it opens, takes the focus, closes and gives it back without script. This adds
 * that the page behind stands still and cannot be reached, that the lists that lead to this page unfold, that a choice closes
 * it, and that a turn of the device does.
 */
export const mobileMenu = (menu: HTMLElement, signal: AbortSignal) => {
  if (!('showPopover' in menu)) return;
  // The whole page is styled again for this, and a long list laid out: both follow the press by a frame.
  const settle = () => {
    if (signal.aborted) return;
    const isOpen = menu.matches(':popover-open');
    setInert(page, isOpen);
    document.documentElement.toggleAttribute('data-menu-open', isOpen);
    if (isOpen) for (const branch of menu.querySelectorAll('[data-holds-current]')) open(branch, 'choice');
  };
  const toggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') setInert(beside, true);
    afterPaint(settle);
  };
  // Before it closes: the focus goes back to a button that must be there to take it.
  const release = ({ newState }: ToggleEvent) => newState === 'closed' && setInert(beside, false);
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) afterPaint(() => menu.hidePopover());
  };
  const turn = ({ matches }: MediaQueryListEvent) => matches && menu.hidePopover();
  menu.addEventListener('toggle', toggle, { signal });
  menu.addEventListener('beforetoggle', release, { signal });
  menu.addEventListener('click', follow, { signal });
  matchMedia('(width >= 992px)').addEventListener('change', turn, { signal });
  signal.addEventListener('abort', () => document.documentElement.removeAttribute('data-menu-open'));
};
