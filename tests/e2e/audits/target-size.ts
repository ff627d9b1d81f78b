import { inPage } from '../helpers/audited.ts';

/**
 * WCAG 2.5.8: a control is 24 by 24 pixels, or a circle of that size around its middle meets no other control. Links
 * in running text are exempt. What is fixed to the window is measured against its like: it lies over the rest by chance.
 * Runs in the page.
 */
export const targetSize = inPage(() => {
  const size = 24;
  const controls = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const inText = (control: Element) =>
    getComputedStyle(control).display === 'inline' &&
    [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const isFixed = (control: Element | null): boolean =>
    control !== null && (getComputedStyle(control).position === 'fixed' || isFixed(control.parentElement));
  const distance = (box: DOMRect, x: number, y: number) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  return controls
    .filter(({ control, box }) => (box.width < size || box.height < size) && !inText(control))
    .flatMap(({ control, box }) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const near = controls.find(
        (other) =>
          other.control !== control &&
          !other.control.contains(control) &&
          !control.contains(other.control) &&
          isFixed(control) === isFixed(other.control) &&
          distance(other.box, x, y) < size / 2,
      );
      const name = (element: Element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`;
      return near
        ? [
            `${name(control)} is ${Math.round(box.width)} by ${Math.round(box.height)} px, beside ${name(near.control)}`,
          ]
        : [];
    });
});
