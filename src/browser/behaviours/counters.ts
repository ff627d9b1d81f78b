import { onFirstScroll, wantsStillness, whenInView } from '../platform/motion.ts';

/** How wide a number is, in the measure of its letters: that stays right when the window changes, or styles come late. */
const widthOf = (element: HTMLElement) => {
  const number = document.createRange();
  number.selectNodeContents(element);
  const letter = Number.parseFloat(getComputedStyle(element).fontSize);
  return number.getBoundingClientRect().width / letter;
};

/** For readers the final number stands; for the eye a copy counts, in the space the final number takes. */
const split = (element: HTMLElement, final: string, width: number) => {
  const spoken = document.createElement('span');
  spoken.dataset.visuallyHidden = '';
  spoken.textContent = final;
  const shown = document.createElement('span');
  shown.ariaHidden = 'true';
  shown.textContent = final;
  element.replaceChildren(spoken, shown);
  element.style.minInlineSize = `${width}em`;
  return shown;
};

/** Counts a number up to its value whenever it comes into view, or only the first time. */
const countInView = (element: HTMLElement, width: number, signal: AbortSignal) => {
  const final = element.textContent;
  const target = Number(final);
  // A translator has written it in digits of another script: it stands.
  if (Number.isNaN(target)) return;
  const shown = split(element, final, width);
  const isRepeated = element.dataset.counter === 'stat';
  const time = isRepeated ? 2000 : 1000;
  let frame = 0;
  // What can be read already stands.
  let started = element.getBoundingClientRect().top < innerHeight;
  const count = (begin: number) => {
    const step = (now: number) => {
      const part = Math.min(1, (now - begin) / time);
      shown.textContent = String(Math.round(target * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  whenInView(element, signal, (inView) => {
    if (inView && !started) {
      started = true;
      count(performance.now());
    } else if (!inView && (isRepeated || !started)) {
      started = false;
      cancelAnimationFrame(frame);
      shown.textContent = '0';
    }
  });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
};

/**
 * Numbers count from nought when they are scrolled into view: the firm's figures in two seconds, each time; the numbers of
 * the steps in one second, once.
 */
export const behaviour = (page: HTMLElement, signal: AbortSignal) => {
  if (wantsStillness()) return;
  onFirstScroll(signal, () => {
    const elements = [...page.querySelectorAll<HTMLElement>('[data-counter]')];
    // All are measured before one is changed, so that the page is laid out once.
    const numbers = elements.map((element) => ({ element, width: widthOf(element) }));
    for (const { element, width } of numbers) countInView(element, width, signal);
  });
};
