import type { Face } from '../face.ts';
import { circle, sector } from '../geometry/contour.ts';
import { ACROSS, DOWN, type Place, project, rightWall } from '../geometry/projection.ts';
import { lines, materials, shaded } from '../paint.ts';
import { disc, ellipse, onPlane, strokeOnPlane } from '../solids/flat.ts';
import { lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { needle, scaleMarks } from './gauges.ts';

const { cinnamon, 'king-coconut': gold, ocean, paper, steel } = materials;

/** An open vat with a hot product in it. */
export const vat = ([x, y, z]: Place): Face[] => {
  const [X, Y] = project([x, y, z + 50]);
  return [
    ...lathe(
      [x, y, z],
      [
        [46, 0],
        [50, 6],
        [50, 54],
      ],
      steel,
      { open: true },
    ),
    ...lathe(
      [x, y, z],
      [
        [53, 54],
        [53, 58],
      ],
      steel,
    ),
    disc([x, y, z + 58.2], 48, steel[2]),
    ellipse([X, Y], 46 * ACROSS, 46 * DOWN, gold[1]),
    ellipse([X - 4, Y], 26 * ACROSS, 26 * DOWN, gold[0]),
  ];
};

/** A dial thermometer on its probe. The bands show cold, target and too hot. */
export const thermometer = ([x, y, z]: Place, height = 110): Face[] => {
  const radius = 34;
  const plane = rightWall([x - 5, y, z + height]);
  const marks = scaleMarks(16, 3.75, -0.61, radius * 0.58, radius * 0.5, radius * 0.44);
  const band = (from: number, to: number) => sector(radius * 0.8, radius * 0.62, from, to);
  return [
    ...lathe(
      [x, y, z],
      [
        [2.4, 0],
        [2.4, height - 30],
      ],
      shaded(steel, 0, 0, 2),
    ),
    ...lathe(
      [x, y, z],
      [
        [6, height - 44],
        [6, height - 34],
      ],
      steel,
    ),
    ...prism([circle(radius)], plane, 11, shaded(steel, 0, 1, 2), { front: steel[0] }),
    onPlane([circle(radius * 0.87)], plane, paper[0], 11),
    onPlane([band(2.75, 1.2)], plane, ocean[0], 11),
    onPlane([band(1.1, 0.1)], plane, gold[1], 11),
    onPlane([band(0, -0.55)], plane, cinnamon[1], 11),
    strokeOnPlane(
      marks.map(({ mark }) => mark),
      plane,
      lines.scale,
      11,
    ),
    onPlane([needle(radius * 0.72, radius * 0.18, 2.6, 0.72)], plane, ocean[3], 11.8),
    onPlane([circle(3.4)], plane, ocean[2], 12),
  ];
};
