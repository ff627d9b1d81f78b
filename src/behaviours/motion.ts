/** Whether the visitor asks for less motion. */
export const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A duration of styles/tokens.css in milliseconds. */
export const duration = (token: `--time-${string}`) =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) * 1000;

/**
 * Calls back when an element comes into view and when it leaves: a fifth of it, or a fifth of the window where the
 * element is taller than the window. The second argument is where the element was then.
 */
export const whenInView = (
  element: Element,
  signal: AbortSignal,
  changed: (inView: boolean, box: DOMRectReadOnly) => void,
) => {
  const height = element.getBoundingClientRect().height;
  const threshold = height > 0 ? Math.min(0.2, (0.2 * innerHeight) / height) : 0;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry)
        changed(entry.isIntersecting && entry.intersectionRatio >= threshold, entry.boundingClientRect);
    },
    { threshold: [0, threshold] },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
};
