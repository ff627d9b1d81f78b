import { disclose, dismiss } from './disclosure.ts';

/** 'Our Services' at the foot of the home page's opening. */
export const servicesMenu = (signal: AbortSignal) => {
  const menu = document.querySelector('[data-services-menu]');
  if (!menu) return;
  disclose(menu, () => matchMedia('(hover: hover)').matches, signal);
  dismiss(menu, signal);
};
