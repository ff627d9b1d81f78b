import type { Face } from './face.ts';
import { type Place, pairs } from './geometry/projection.ts';
import { glass, line } from './paint.ts';
import { picture } from './picture.ts';
import { onPad, type Subject } from './plots.ts';
import { box, stroke } from './solids/flat.ts';
import { base, type Plot, ticks } from './solids/terrace.ts';

const SIDE = 200;
const PLOT: Plot = { x: -SIDE / 2, y: -SIDE / 2, width: SIDE, depth: SIDE };

/** What is to stand there, seen on ink. */
const LIGHT = '#8fd0f5';
const DASHES = 9;

/** A dashed line from one place to another. */
const dashed = (from: Place, to: Place): Face[] =>
  Array.from({ length: DASHES }, (_, index) => {
    const at = (part: number): Place => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
      0,
    ];
    return stroke([at(index / DASHES), at((index + 0.55) / DASHES)], line(LIGHT, 2.4, 0.8));
  });

const emptyPlot = (): Face[] => {
  const [near, far] = [SIDE * 0.37, SIDE * -0.37];
  const corners = pairs(far, far, near, far, near, near, far, near).map(([x, y]): Place => [x, y, 0]);
  return [
    ...box(
      [PLOT.x, PLOT.y, -22],
      [SIDE, SIDE, 22],
      [glass(LIGHT, 0.22), glass(LIGHT, 0.12), glass(LIGHT, 0.07), glass(LIGHT, 0.05)],
    ),
    ...corners.flatMap((corner, index) => dashed(corner, corners[(index + 1) % 4] ?? corner)),
    ...[-13, 13].map((side) =>
      stroke(
        [
          [-13, side, 0],
          [13, -side, 0],
        ],
        line(LIGHT, 4),
      ),
    ),
  ];
};

/** One plot of a tray, 260 by 200, in the same place in every picture: a subject on its pad, or room for one. SVG text. */
export const plotDrawing = (subject?: Subject): string => {
  const faces = subject ? [...base(PLOT), ...ticks(PLOT), ...onPad(subject, PLOT, 16)] : emptyPlot();
  return picture(faces, { width: 260, height: 200, scale: 0.64, origin: [130, 102] }, 4);
};
