/** Turns a header that lies over an opening solid once the page has been scrolled. */
export const scrolledHeader = (signal: AbortSignal) => {
  const header = document.querySelector('[data-header][data-over]');
  if (!header) return;
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > 120);
  addEventListener('scroll', mark, { passive: true, signal });
  mark();
};
