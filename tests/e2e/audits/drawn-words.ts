import type { Audit } from '../helpers/audited.ts';

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
  const outside = words.filter(
    ({ left, right, top, bottom }) =>
      Math.min(left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom) < -slack,
  );
  /** How far two words lie on each other, across or down, whichever is less. */
  const overlap = (one: (typeof words)[number], other: (typeof words)[number]) =>
    Math.min(
      ...[one.right - other.left, other.right - one.left, one.bottom - other.top, other.bottom - one.top],
    );
  const overlapping = words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => overlap(one, other) > slack)
      .map((other) => `in the figure, one on the other: ${one.text}, ${other.text}`),
  );
  return [...outside.map(({ text }) => `outside its figure: ${text}`), ...overlapping];
};
