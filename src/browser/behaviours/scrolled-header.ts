/** Marks the header once the page has been scrolled: over an opening it turns solid, and the chat link folds its words. */
export const scrolledHeader = (header: HTMLElement, signal: AbortSignal) => {
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > 120);
  addEventListener('scroll', mark, { passive: true, signal });
  mark();
};
