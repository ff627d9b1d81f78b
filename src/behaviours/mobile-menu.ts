const behind = 'body > :not([data-header]), [data-header] :is(a, button):not(nav *)';

/**
 * The menu of small screens is a popover: it opens, closes and gives the focus back without script. This adds that it
 * takes the focus, that the page behind stands still and cannot be reached, that a choice closes it, and that a turn
 * of the device does.
 */
export const mobileMenu = (signal: AbortSignal) => {
  const menu = document.querySelector<HTMLElement>('[data-header] nav[popover]');
  if (!menu || !('showPopover' in menu)) return;
  const setBehind = (reachable: boolean) => {
    for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = !reachable;
    document.documentElement.toggleAttribute('data-menu-open', !reachable);
  };
  menu.addEventListener(
    'toggle',
    ({ newState }) => {
      if (newState === 'closed') return;
      menu.querySelector('button')?.focus();
      setBehind(false);
    },
    { signal },
  );
  // Before it closes: the focus goes back to a button that must be there to take it.
  menu.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && setBehind(true), {
    signal,
  });
  menu.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
    },
    { signal },
  );
  matchMedia('(width >= 992px)').addEventListener('change', ({ matches }) => matches && menu.hidePopover(), {
    signal,
  });
  signal.addEventListener('abort', () => setBehind(true));
};
