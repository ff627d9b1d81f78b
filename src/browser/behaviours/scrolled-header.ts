/**
 * Marks the header once the page has been scrolled: over an opening it turns solid, and the chat link folds its words.
 * While a phone's page is scrolled down, the header leaves; on the way up it comes back.
 */
export const scrolledHeader = (header: HTMLElement, signal: AbortSignal) => {
  let lastY = scrollY;
  const mark = () => {
    header.toggleAttribute('data-scrolled', scrollY > 120);
    // A finger at rest moves the page by a pixel or two.
    if (Math.abs(scrollY - lastY) < 8) return;
    header.toggleAttribute('data-away', scrollY > 120 && scrollY > lastY);
    lastY = scrollY;
  };
  addEventListener('scroll', mark, { passive: true, signal });
  mark();
};
