import { boundsOf, boundsOfSolids } from './face.ts';
import { picture, placeIn, toGrains, type View } from './picture.ts';
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

/** Distance between the lines of the floor grid along an axis of the drawing, in picture units. */
const PITCH = 40;
/** Seen on light tints and on dark ground alike. */
const GRID_COLOUR = '#5f86a3';

/** Whole grains to a world unit, so that a grain is about half a picture unit. */
const grainFor = (scale: number): number => Math.max(2, Math.round(scale * 2.1));

/** Lines along both ground axes over the whole picture: two zigzags whose turns lie outside it. */
const floorGrid = (view: View, grain: number): string => {
  const unit = grain / view.scale;
  const reach = view.width + 2 * view.height;
  const [across, down] = [Math.round(reach * unit), Math.round((reach / Math.sqrt(3)) * unit)];
  const pitch = Math.round(PITCH * unit);
  const count = Math.ceil(reach / PITCH / 2);
  const [x, y] = toGrains(view, grain, [view.width / 2 - reach, view.height / 2]);
  const there = `l${across}-${down}m${pitch} 0l-${across} ${down}m${pitch} 0`.repeat(count);
  const back = `l${across} ${down}m${pitch} 0l-${across}-${down}m${pitch} 0`.repeat(count);
  return (
    `<path fill="none" stroke="${GRID_COLOUR}" stroke-width="${+(unit * 0.8).toFixed(1)}" opacity=".17" ` +
    `d="M${x} ${y + (down >> 1)}${there}M${x} ${y - (down >> 1)}${back}"/>`
  );
};

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
  const grain = grainFor(view.scale);
  return picture(faces, view, grain, floorGrid(view, grain));
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
