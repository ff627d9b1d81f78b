/** A row that opens closes the one that was open: wherever that lay, the pressed row stays under the finger. */
export const keptRow = (summary: HTMLElement, signal: AbortSignal) => {
  const top = () => summary.getBoundingClientRect().top;
  const keep = () => {
    const before = top();
    requestAnimationFrame(() => scrollBy({ top: top() - before, behavior: 'instant' }));
  };
  summary.addEventListener('click', keep, { signal });
};
