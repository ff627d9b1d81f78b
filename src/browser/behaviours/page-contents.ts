/** Marks the link of the section below the header, and none where what stands there is not in the list. */
export const pageContents = (bar: HTMLElement, signal: AbortSignal) => {
  const links = [...bar.querySelectorAll('a')];
  const inView = new Set<Element>();
  const mark = (changes: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of changes)
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    const shown = [...inView].map(({ id }) => `#${id}`);
    // Of parts that stand side by side, the one that began last.
    const current = links.findLast(({ hash }) => shown.includes(hash));
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
  };
  // Where what is jumped to begins, to a fifth of the window.
  const observer = new IntersectionObserver(mark, { rootMargin: '-120px 0px -80%' });
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
  signal.addEventListener('abort', () => observer.disconnect());
};
