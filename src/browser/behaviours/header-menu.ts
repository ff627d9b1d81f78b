import { closeAll, disclose, dismiss } from './disclosure.ts';
import { openOnHover } from './hover.ts';

/** The header's menus: by hover on wide screens, by their buttons everywhere. */
export const headerMenu = (menu: HTMLElement, signal: AbortSignal) => {
  const wide = matchMedia('(width >= 992px)');
  const isWide = () => wide.matches;
  const branches = [...menu.querySelectorAll('[data-branch]')];
  for (const branch of branches) disclose(branch, isWide, signal);
  openOnHover(branches, isWide, signal);
  dismiss(menu, signal);
  // What is unfolded in the list of small screens would lie over the page on wide ones.
  wide.addEventListener('change', () => closeAll(menu), { signal });
};
