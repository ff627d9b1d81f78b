import type { Face } from '../face.ts';
import { circle, sector } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { ACROSS, DOWN, type Place, project, rightWall } from '../geometry/projection.ts';
import { lines, materials, shaded } from '../paint.ts';
import { disc, ellipse, onPlane, strokeOnPlane } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { roundShadow } from '../solids/shadow.ts';
import { needle, scaleMarks } from './gauges.ts';

const { cinnamon, 'king-coconut': gold, ocean, paper, steel } = materials;

/** An open vat on three feet with a hot product in it. */
export const vat = (at: Place): Face[] => {
  const [x, y, z] = at;
  const [X, Y] = project([x, y, z + 58]);
  const feet: readonly Place[] = [
    [x - 30, y + 30, z],
    [x + 30, y - 30, z],
    [x + 30, y + 30, z],
  ];
  return [
    roundShadow(at, 48, 50),
    ...feet.flatMap((place) => cylinder(place, 5, 14, steel)),
    ...lathe(at, pairs(40, 8, 47, 12, 50, 20, 50, 62), steel, { open: true }),
    ...lathe(at, pairs(53, 62, 53, 66), steel),
    disc([x, y, z + 66.2], 48, steel[2]),
    ellipse([X, Y], 46 * ACROSS, 46 * DOWN, gold[1]),
    ellipse([X - 4, Y], 28 * ACROSS, 28 * DOWN, gold[0]),
  ];
};

const SECTIONS = [
  { from: 2.75, to: 1.2, paint: ocean[0] },
  { from: 1.1, to: 0.1, paint: gold[1] },
  { from: 0, to: -0.55, paint: cinnamon[1] },
];

/** A dial thermometer on its probe. The bands show cold, target and too hot. */
export const thermometer = (at: Place, height = 110, radius = 34): Face[] => {
  const [x, y, z] = at;
  const plane = rightWall([x - 5, y, z + height]);
  const marks = scaleMarks(16, [3.75, -0.61], radius * 0.58, [radius * 0.5, radius * 0.44]);
  return [
    ...lathe(at, pairs(2.4, 0, 2.4, height - 30), shaded(steel, 0, 0, 2)),
    ...lathe(at, pairs(6, height - 44, 6, height - 34), steel),
    ...prism([circle(radius)], plane, 11, shaded(steel, 0, 1, 2), { front: steel[0] }),
    onPlane([circle(radius * 0.87)], plane, paper[0], 11),
    ...SECTIONS.map(({ from, to, paint }) =>
      onPlane([sector(radius * 0.8, radius * 0.62, from, to)], plane, paint, 11),
    ),
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
