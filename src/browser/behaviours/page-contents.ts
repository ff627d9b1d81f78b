/** Marks the link of the section in view: the last one that has passed the upper third of the window. */
export const pageContents = (signal: AbortSignal) => {
  const bar = document.querySelector('[data-page-contents]');
  if (!bar) return;
  const links = [...bar.querySelectorAll('a')];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));

  const mark = () => {
    const line = innerHeight / 3;
    const last = sections.findLastIndex((section) => section && section.getBoundingClientRect().top <= line);
    const current = links[Math.max(0, last)];
    if (current?.hasAttribute('aria-current')) return;
    for (const link of links) link.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    // Bring it into view in the bar alone: scrollIntoView would move the page too.
    const list = bar.querySelector('ul');
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  };

  let waiting = false;
  const onScroll = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      if (!signal.aborted) mark();
    });
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('resize', onScroll, { passive: true, signal });
  mark();
};
