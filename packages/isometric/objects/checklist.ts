import { rectangle } from '../geometry/contour.ts';
import { rightWall } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { onPlane } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow } from '../solids/shadow.ts';
import { kind, number, words } from './kind.ts';

const { ocean, paper, steel } = materials;

/** A checked list standing upright, width to height 1:√2. */
export const checklist = kind({ width: number, ticks: words }, ({ width, ticks }, [x, y, z], { paint }) => {
  const height = width * Math.SQRT2;
  const plane = rightWall([x, y, z]);
  const rows = [0, 1, 2, 3, 4].map((i) => height - 24 - i * 13);
  return [
    boxShadow([x, y - width, z], [4, width, height * 0.4]),
    ...prism([rectangle(0, 0, width, height)], plane, 4, paper, { front: paper[0] }),
    onPlane([rectangle(8, height - 11, width * 0.4, 5)], plane, ocean[2], 4),
    onPlane(
      rows.map((v) => rectangle(8, v, 7, 7)),
      plane,
      paint(ticks),
      4,
    ),
    onPlane(
      rows.map((v, i) => rectangle(20, v + 4, width - 32 - (i % 3) * 8, 1.6)),
      plane,
      steel[2],
      4,
    ),
    onPlane(
      rows.map((v, i) => rectangle(20, v, width - 40 + (i % 2) * 6, 1.6)),
      plane,
      steel[1],
      4,
    ),
  ];
});
