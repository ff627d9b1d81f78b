import type { Page } from '@playwright/test';

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A line of text as it stands in the view, in CSS pixels. */
export type TextLine = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  colour: Colour;
  /** Below 1 where the text or what holds it lets through what is behind. */
  opacity: number;
  /** At least 24 px, or bold at 18.66 px. */
  large: boolean;
};

/** The lines of text that stand in the opening of a page: in whatever holds its first image on an ink ground. */
export const linesOfOpening = (page: Page): Promise<TextLine[]> =>
  page.evaluate(() => {
    const opening = document.querySelector('main img')?.closest('main [data-ground="ink"]');
    const texts = document.createTreeWalker(opening ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
    const lines = [];
    // Small screens have a bar at their foot, and the page the same room below its end.
    const fold = innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (element.closest('[data-visually-hidden], [inert]') || !texts.currentNode.textContent?.trim())
        continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      let opacity = alpha;
      for (let holder: Element | null = element; holder; holder = holder.parentElement)
        opacity *= Number(getComputedStyle(holder).opacity);
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        // What does not stand wholly in the view cannot be looked at.
        if (x < 0 || y < 0 || x + width > innerWidth || y + height > fold || width < 2) continue;
        lines.push({
          text: texts.currentNode.textContent,
          x,
          y,
          width,
          height,
          colour: [red, green, blue] as const,
          opacity,
          large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        });
      }
    }
    return lines;
  });
