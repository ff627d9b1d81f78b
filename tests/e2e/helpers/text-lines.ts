import type { Page } from '@playwright/test';
import { type ShownText, shownTexts } from '../audits/shown-texts.ts';

/**
 * The lines of text that stand in the opening of a page, in whatever holds its first image on an ink ground: where in the
 * view, in CSS pixels, and their colours, from 0 to 255.
 */
export const linesOfOpening = async (page: Page) =>
  page.evaluate(findLines, await shownTexts(page, 'main [data-ground="ink"]:has(img)'));

export type TextLine = ReturnType<typeof findLines>[number];

/** Runs in the page. */
const findLines = (texts: ShownText[]) => {
  // Small screens have a bar at their foot, and the page the same room below its end.
  const fold = innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  return texts
    .filter(
      ({ element }) => element.checkVisibility({ opacityProperty: true }) && !element.closest('[inert]'),
    )
    .flatMap(({ text, element, lines }) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      /** Below 1 where the text or what holds it lets through what is behind. */
      let opacity = alpha;
      for (let holder: Element | null = element; holder; holder = holder.parentElement)
        opacity *= Number(getComputedStyle(holder).opacity);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const colour = [red, green, blue] as const;
      return (
        lines
          .map(({ x, y, width, height }) => ({ text, x, y, width, height, colour, opacity, large }))
          // What does not stand wholly in the view cannot be looked at.
          .filter(({ x, y, width }) => x >= 0 && y >= 0 && x + width <= innerWidth && width >= 2)
          .filter(({ y, height }) => y + height <= fold)
      );
    });
};
