import { disclose, dismiss } from './disclosure.ts';

/** The header's menus: by hover on wide screens, by their buttons everywhere. */
export const headerMenu = (signal: AbortSignal) => {
  const menu = document.querySelector('[data-header] nav');
  if (!menu) return;
  const wide = matchMedia('(width >= 992px)');
  for (const branch of menu.querySelectorAll('[data-branch]')) disclose(branch, () => wide.matches, signal);
  dismiss(menu, signal);
};
