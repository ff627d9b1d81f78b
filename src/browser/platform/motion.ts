/** Whether the visitor asks for less motion. */
export const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls back when the page is scrolled for the first time: until then nothing of it is changed or hidden. */
export const onFirstScroll = (signal: AbortSignal, task: () => void) =>
  addEventListener('scroll', task, { once: true, passive: true, signal });

/** Fine steps up to a fifth: for an element that is taller than the window, a fifth of the window is less of it. */
const steps = Array.from({ length: 21 }, (_, step) => step / 100);

/**
 * Calls back when an element comes into view and when it leaves: a fifth of it, or a fifth of the window where the
 * element is taller than the window. The second argument is where the element was then.
 */
export const whenInView = (
  element: Element,
  signal: AbortSignal,
  changed: (inView: boolean, box: DOMRectReadOnly) => void,
) => {
  let was: boolean | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const { isIntersecting, intersectionRect, boundingClientRect: box } = entry;
      const inView = isIntersecting && intersectionRect.height >= 0.2 * Math.min(box.height, innerHeight) - 1;
      // One report each way; and where an element is once it has left altogether.
      if (inView === was && isIntersecting) return;
      was = inView;
      changed(inView, box);
    },
    { threshold: steps },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
};
