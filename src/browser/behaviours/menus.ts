import { closeAll, disclose, dismiss } from './disclosure.ts';
import { openOnHover } from './hover.ts';

const serve = (menu: Element, branches: readonly Element[], isWide: () => boolean, signal: AbortSignal) => {
  for (const branch of branches) disclose(branch, isWide, signal);
  openOnHover(branches, isWide, signal);
  dismiss(menu, signal);
};

/** The header's menus: by hover on wide screens, by their buttons everywhere. */
export const headerMenu = (menu: HTMLElement, signal: AbortSignal) => {
  const wide = matchMedia('(width >= 992px)');
  serve(menu, [...menu.querySelectorAll('[data-branch]')], () => wide.matches, signal);
  // What is unfolded in the list of small screens would lie over the page on wide ones.
  wide.addEventListener('change', () => closeAll(menu), { signal });
};

/** 'Our Services' at the foot of the home page's opening. */
export const servicesMenu = (menu: HTMLElement, signal: AbortSignal) =>
  serve(menu, [menu], () => true, signal);
