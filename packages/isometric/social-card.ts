import { families, INK } from './families.ts';
import { textWidth } from './geometry/glyphs.ts';
import type { Point } from './geometry/projection.ts';
import { hero } from './hero.ts';
import { logoMarkAt } from './logo-mark.ts';
import { type PageSubject, subjectFaces } from './subject-hero.ts';
import { textPath } from './text-path.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 64;
const PLAN = { width: WIDTH, height: HEIGHT, frame: { left: 590, top: 40, width: 590, height: 550 } };
const LARGEST_TEXT = 62;
const TEXT_WIDTH = 520;

/** The title, largest size at which the longest line fits, standing on a fixed lowest line. */
const titleText = (lines: readonly string[]): string => {
  const widest = Math.max(1, ...lines.map((line) => textWidth(line, LARGEST_TEXT, 'heavy', -28)));
  const size = Math.min(LARGEST_TEXT, (LARGEST_TEXT * TEXT_WIDTH) / widest);
  const leading = size * 1.1;
  return lines
    .map((line, i) => {
      const at: Point = [LEFT, HEIGHT - 76 - (lines.length - 1 - i) * leading];
      return textPath(line, at, size, '#fff', -28);
    })
    .join('');
};

/**
 * Picture for shared links, 1200 by 630: mark and name of the firm, title lines, and a number with its scene
 * or a scene alone. SVG text; every letter is an outline.
 */
export const socialCard = ({
  lines,
  firm,
  ...subject
}: PageSubject & { lines: readonly string[]; firm: string }) => {
  const [, gold] = families['king-coconut'];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path fill="${INK}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    hero(subjectFaces(subject, 270), PLAN, { grain: 3, largest: 1.2 }) +
    `${logoMarkAt(LEFT, 60, 64)}${textPath(firm, [LEFT + 62, 103], 30, '#fff', -10)}` +
    `<path fill="${gold}" d="M${LEFT} ${HEIGHT - 40}h96v6h-96z"/>${titleText(lines)}</svg>`
  );
};
