import { disclose, dismiss } from './disclosure.ts';
import { openOnHover } from './hover.ts';

/** 'Our Services' at the foot of the home page's opening. */
export const servicesMenu = (signal: AbortSignal) => {
  const menu = document.querySelector('[data-services-menu]');
  if (!menu) return;
  const always = () => true;
  disclose(menu, always, signal);
  openOnHover([menu], always, signal);
  dismiss(menu, signal);
};
