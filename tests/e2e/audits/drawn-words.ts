import type { Audit } from './audit.ts';

/** The words of a page's figure that leave its sheet or lie on each other. */
export const drawnWords: Audit = (page) => page.evaluate(findFaults);

/** Runs in the page. */
const findFaults = () => {
  const sheet = document.querySelector('#figure figure svg');
  if (!sheet) return [];
  const slack = 1;
  // A box of text has room for accents above and tails below.
  const empty = 0.16;
  const frame = sheet.getBoundingClientRect();
  const words = [...sheet.querySelectorAll('text > tspan, text:not(:has(tspan))')].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const air = (bottom - top) * empty;
    return { text: element.textContent, left, right, top: top + air, bottom: bottom - air };
  });
  const outside = words
    .filter(
      ({ left, right, top, bottom }) =>
        left < frame.left - slack ||
        right > frame.right + slack ||
        top < frame.top - slack ||
        bottom > frame.bottom + slack,
    )
    .map(({ text }) => `outside its figure: ${text}`);
  const overlapping = words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - slack &&
          other.left < one.right - slack &&
          one.top < other.bottom - slack &&
          other.top < one.bottom - slack,
      )
      .map((other) => `in the figure, one on the other: ${one.text}, ${other.text}`),
  );
  return [...outside, ...overlapping];
};
