import type { Audit } from '../helpers/audited.ts';
import { type ShownText, shownTexts } from './shown-texts.ts';

/** The lines of an opening that the lower edge of the first view cuts through: of the window, or of the bar at its foot. */
export const cutByFold: Audit = async (page) =>
  page.evaluate(findCut, await shownTexts(page, 'main [data-zoom], main #home, main > :first-child'));

/** Runs in the page. */
const findCut = (texts: ShownText[]) => {
  const bar = document.querySelector('body > aside:last-of-type');
  const isBar = bar && getComputedStyle(bar).position === 'fixed';
  const fold = isBar ? bar.getBoundingClientRect().top : innerHeight;
  // A line reaches a little further than its letters.
  const isCut = ({ top, bottom, height }: DOMRect) =>
    top + height * 0.2 < fold && bottom - height * 0.2 > fold;
  return texts
    .filter(({ lines }) => lines.some(isCut))
    .map(({ text }) => `cut by the fold at ${fold}: ${text.slice(0, 40)}`);
};
