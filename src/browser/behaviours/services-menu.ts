import { disclose, dismiss } from './disclosure.ts';
import { openOnHover } from './hover.ts';

/** 'Our Services' at the foot of the home page's opening. */
export const servicesMenu = (menu: HTMLElement, signal: AbortSignal) => {
  const always = () => true;
  disclose(menu, always, signal);
  openOnHover([menu], always, signal);
  dismiss(menu, signal);
};
