import { boundsOf, boundsOfSolids } from './face.ts';
import { picture, placeIn } from './picture.ts';
import { onPad, type Subject } from './plots.ts';
import { sceneFaces } from './scenes.ts';
import { type Plot, terrace } from './solids/terrace.ts';

/**
 * How a scene stands in a card: its margin, where it may begin and where it ends from the top, as parts of the width and height,
 * and the most picture units to a world unit. On a lying card, 420 by 297, it stands at the foot; on an upright one, at whose top a
 * number is printed, in the middle of what is below that.
 */
const stances = {
  lying: { margin: 0.13, head: 0.13, floor: 0.89, largest: 1.95 / 297, rest: [0.5, 1] },
  upright: { margin: 0.09, head: 0.31, floor: 0.95, largest: 2.5 / 594, rest: [0.5, 0.5] },
} as const;

/** Lines along both ground axes, 40 picture units apart, over any card: in a grey that is seen on light tints and on dark ground alike. */
const floorGrid =
  '<path fill="none" stroke="#5f86a3" stroke-width=".8" opacity=".17" ' +
  `d="M0-253${'l420 242m-420-219'.repeat(30)}M0 0${'l420-242m-420 265'.repeat(30)}"/>`;

/** A scene standing on a floor grid, on transparent ground; by default an A3 sheet. SVG text. */
export const cardDrawing = ({
  scene,
  standards,
  width = 420,
  height = 297,
}: Omit<Subject, 'family'> & { readonly width?: number; readonly height?: number }): string => {
  const faces = sceneFaces(scene, standards);
  const { margin, head, floor, largest, rest } = stances[height > width ? 'upright' : 'lying'];
  const [left, top] = [width * margin, height * head];
  const frame = { left, top, width: width - 2 * left, height: height * floor - top };
  const view = { width, height, ...placeIn(boundsOfSolids(faces), frame, largest * height, rest) };
  // Whole grains to a world unit, so that a grain is about half a picture unit.
  const grain = Math.max(2, Math.round(view.scale * 2.1));
  return picture(faces, view, grain, floorGrid);
};

/** Side of a picture of a scene alone, and of its plot; the margin round it. */
const SIDE = 200;
const MARGIN = 14;

/** A scene alone on transparent ground, 200 by 200. SVG text. */
export const objectDrawing = ({ scene, standards }: Omit<Subject, 'family'>): string => {
  const faces = sceneFaces(scene, standards);
  const inner = SIDE - 2 * MARGIN;
  const fitted = placeIn(boundsOf(faces), { left: MARGIN, top: MARGIN, width: inner, height: inner });
  return picture(faces, { width: SIDE, height: SIDE, ...fitted }, 4);
};

const PLOT: Plot = { x: -SIDE / 2, y: -SIDE / 2, width: SIDE, depth: SIDE };

/** One plot of a tray, 260 by 200, in the same place in every picture: a subject on its pad. SVG text. */
export const plotDrawing = (subject: Subject): string => {
  const view = { width: 260, height: 200, scale: 0.64, origin: [130, 102] } as const;
  return picture([...terrace(PLOT), ...onPad(subject, PLOT, 16)], view, 4);
};
