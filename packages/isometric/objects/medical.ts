import type { Face } from '../face.ts';
import { polygon, rectangle } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { type Place, rightWall } from '../geometry/projection.ts';
import { line, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { onPlane, strokeOnPlane } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';

const { glass, 'king-coconut': gold, lagoon, ocean, paper, steel } = materials;

/** A patient monitor on its foot, with a heart trace and a blood-pressure line. */
export const monitor = ([x, y, z]: Place, material: Material = lagoon): Face[] => {
  const screen = rightWall([x + 12, y + 60, z + 20]);
  const heart = polygon(pairs(10, 46, 26, 46, 32, 56, 38, 30, 46, 70, 52, 40, 58, 46, 92, 46));
  const pressure = polygon(pairs(10, 20, 24, 20, 32, 30, 42, 16, 56, 28, 66, 16, 78, 22, 92, 20));
  return [
    boxShadow([x, y - 10, z], [40, 60, 40]),
    ...box([x, y - 14, z], [40, 56, 5], steel),
    ...box([x + 10, y + 2, z + 5], [10, 20, 18], steel),
    ...prism([rectangle(0, 0, 122, 86)], screen, 16, paper, { front: steel[0] }),
    onPlane([rectangle(5, 5, 96, 76)], screen, ocean[3], 16),
    strokeOnPlane([heart], screen, line(material[0].colour, 2.2), 16),
    strokeOnPlane([pressure], screen, line(gold[0].colour, 2), 16),
    onPlane([rectangle(107, 60, 9, 9), rectangle(107, 44, 9, 9)], screen, material[1], 16),
    onPlane([rectangle(107, 12, 9, 20)], screen, steel[2], 16),
  ];
};

/** A filled syringe standing on its needle. */
export const syringe = (at: Place, material: Material = lagoon): Face[] => {
  const [x, y, z] = at;
  return [
    roundShadow(at, 5, 100),
    ...cylinder(at, 1, 22, steel),
    ...cylinder([x, y, z + 20], 5, 6, steel),
    ...lathe([x, y, z + 26], pairs(11, 0, 11, 14), glass, { open: true }),
    ...lathe([x, y, z + 28], pairs(9, 0, 9, 30), material),
    ...lathe([x, y, z + 26], pairs(11, 0, 11, 58), glass),
    ...cylinder([x, y, z + 84], 18, 3, steel),
    ...cylinder([x, y, z + 87], 4, 22, steel),
    ...cylinder([x, y, z + 109], 13, 3, steel),
  ];
};
