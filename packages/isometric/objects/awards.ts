import type { Face } from '../face.ts';
import { arc, type Contour, circle, hole, join, polygon, rectangle } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { facingWall, type Place, type Point, rightWall } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { onPlane } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';

const { cinnamon, 'king-coconut': gold, 'nil-manel': violet, ocean, paper, steel } = materials;

/** The scalloped edge of a rosette. */
const rosette = (outer: number, inner: number, [u, v]: Point): Contour =>
  polygon(
    Array.from({ length: 32 }, (_, i): Point => {
      const [angle, radius] = [(-i / 32) * 2 * Math.PI, i % 2 ? inner : outer];
      return [u + Math.cos(angle) * radius, v + Math.sin(angle) * radius];
    }),
  );

const tick = ([u, v]: Point): Contour =>
  polygon(
    pairs(u - 6, v, u - 4.4, v + 1.8, u - 2, v - 0.8, u + 4.6, v + 6.6, u + 6.4, v + 4.8, u - 2, v - 4.6),
  );

/** A framed sheet with a rosette: the mark of no body, and nothing to read. */
export const certificate = ([x, y, z]: Place, width = 92): Face[] => {
  const [height, half] = [width * 1.3, width / 2];
  const plane = rightWall([x, y, z]);
  const seal: Point = [half, 28];
  const bar = (v: number, reach: number, thick: number) => rectangle(half - reach, v, 2 * reach, thick);
  const inner = pairs(8.4, 8.4, width - 8.4, 8.4, width - 8.4, height - 8.4, 8.4, height - 8.4);
  const ribbon = (a: number, b: number) =>
    polygon(pairs(half + a, -6, half + a + 2, 16, half + b + 1, 16, half + b, -6, half + (a + b) / 2, -1));
  return [
    boxShadow([x, y - width, z], [5, width, height * 0.4]),
    ...prism([rectangle(0, 0, width, height)], plane, 5, steel, { front: paper[0] }),
    onPlane([rectangle(6, 6, width - 12, height - 12), polygon(inner)], plane, gold[1], 5.2),
    onPlane([bar(height - 30, width * 0.27, 7)], plane, ocean[2], 5.2),
    onPlane([bar(height - 44, width * 0.18, 2.4)], plane, steel[2], 5.2),
    onPlane(
      [0.31, 0.26, 0.3].map((part, i) => bar(height - 54 - i * 7, width * part, 2.4)),
      plane,
      steel[1],
      5.2,
    ),
    onPlane([ribbon(-13, -4), ribbon(4, 13)], plane, cinnamon[1], 5.2),
    ...prism([rosette(18, 15.4, seal)], (u, v, w) => plane(u, v, w + 5.2), 3, gold, { front: gold[1] }),
    onPlane([circle(11.5, seal)], plane, gold[0], 8.4),
    onPlane([tick(seal)], plane, ocean[3], 8.6),
  ];
};

/** A cup with two handles on a plinth. */
export const trophy = (at: Place): Face[] => {
  const [x, y, z] = at;
  const plane = facingWall([x, y, z]);
  const handle = (side: 1 | -1) => {
    const ear = arc(17, Math.PI * 0.5, Math.PI * 1.5, [0, 0], 6);
    const back = arc(12, Math.PI * 1.5, Math.PI * 0.5, [0, 0], 6);
    const contour = join(back, ear);
    const place = ([u, v]: Point): Point => [side * (-31 + u), 96 + v];
    const edges = contour.edges.map(({ to, via }) =>
      via ? { to: place(to), via: place(via) } : { to: place(to) },
    );
    return { from: place(contour.from), edges };
  };
  return [
    roundShadow(at, 30, 80),
    ...box([x - 30, y - 30, z], [60, 60, 22], violet),
    ...box([x - 23, y - 23, z + 22], [46, 46, 7], violet),
    onPlane([handle(-1), handle(1)], plane, gold[2]),
    ...lathe([x, y, z + 29], pairs(18, 0, 16, 4, 5, 10, 4.4, 22, 8, 28), gold, { smooth: true, open: true }),
    ...lathe([x, y, z + 56], pairs(6, 0, 18, 8, 25, 22, 28, 54), gold, { smooth: true }),
    ...cylinder([x, y, z + 110], 29, 3, gold),
    onPlane([rosette(13, 11, [0, 88])], (u, v, w) => plane(u, v, w + 26), gold[0]),
    onPlane([circle(7, [0, 88])], (u, v, w) => plane(u, v, w + 26), gold[2]),
  ];
};

/** A badge on a ribbon, as members wear it. */
export const badge = ([x, y, z]: Place): Face[] => {
  const plane = rightWall([x, y, z + 6]);
  const strap = polygon(pairs(20, 112, 20, 150, 38, 150, 44, 112));
  return [
    boxShadow([x, y - 66, z], [6, 70, 70]),
    ...box([x - 14, y - 70, z], [34, 74, 6], steel),
    ...prism([strap], (u, v, w) => plane(u, v - 8, w + 1), 3, ocean),
    ...prism([rectangle(0, 0, 66, 100)], plane, 5, paper, { front: paper[0] }),
    ...prism([rectangle(24, 96, 18, 10)], plane, 8, steel),
    onPlane([rectangle(0, 74, 66, 16)], plane, ocean[1], 5),
    onPlane([circle(13, [33, 54])], plane, ocean[0], 5),
    onPlane([polygon(pairs(14, 26, 18, 38, 26, 42, 40, 42, 48, 38, 52, 26))], plane, ocean[2], 5),
    onPlane([rectangle(14, 15, 38, 4), rectangle(20, 8, 26, 3)], plane, steel[2], 5),
  ];
};

/** A target on three feet with an arrow in its middle. */
export const target = ([x, y, z]: Place): Face[] => {
  const plane = rightWall([x, y, z + 62]);
  const rings = [50, 38, 26, 14];
  return [
    boxShadow([x - 4, y - 34, z], [14, 70, 60]),
    ...[-30, 30].flatMap((u) => box([x - 2, y - u - 3, z], [5, 6, 30], cinnamon)),
    ...prism([circle(52)], plane, 8, steel, { front: steel[0] }),
    ...rings.map((radius, i) =>
      onPlane(
        radius > 14 ? [circle(radius), hole(radius - 8)] : [circle(radius)],
        plane,
        i % 2 ? paper[0] : ocean[i ? 2 : 1],
        8.2,
      ),
    ),
    onPlane([circle(6)], plane, cinnamon[1], 8.4),
    ...arrow([x + 8, y, z + 62]),
  ];
};

const arrow = ([x, y, z]: Place): Face[] => [
  ...box([x, y - 1.5, z - 1.5], [56, 3, 3], gold),
  onPlane(
    [polygon(pairs(44, 0, 52, 10, 68, 10, 60, 0, 68, -10, 52, -10))],
    (u, v, w) => [x + u, y + w, z + v],
    cinnamon[1],
  ),
];
