/** Marks the link of the section in the upper third of the window, and none where what stands there is not in the list. */
export const pageContents = (bar: HTMLElement, signal: AbortSignal) => {
  const links = [...bar.querySelectorAll('a')];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));

  const mark = () => {
    const line = innerHeight / 3;
    // Of parts that stand side by side, the one that began last.
    const current = links.findLast((_, index) => {
      const box = sections[index]?.getBoundingClientRect();
      return box && box.top <= line && box.bottom > line;
    });
    if (current?.hasAttribute('aria-current')) return;
    for (const link of links) link.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    // Bring it into view in the bar alone: scrollIntoView would move the page too.
    const list = bar.querySelector('ul');
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  };

  // The browser tells of both at most once a frame.
  addEventListener('scroll', mark, { passive: true, signal });
  addEventListener('resize', mark, { passive: true, signal });
  // A part opens in the place of another: nothing has scrolled.
  addEventListener('toggle', mark, { capture: true, signal });
  mark();
};
