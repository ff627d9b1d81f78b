import { circle, hole, polygon, rectangle, turnContour } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { rightWall } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { onPlane } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';
import { kind, number } from './kind.ts';

const { glass, 'king-coconut': gold, ocean, paper } = materials;

const TILT = 0.5;

/** A magnifying lens held upright, its handle down to the right. */
export const lens = kind({ radius: number }, ({ radius }, at) => {
  const plane = rightWall(at);
  const handle = turnContour(rectangle(-radius * 0.13, -radius * 2.5, radius * 0.26, radius * 1.6), TILT);
  const shine = pairs(-0.5, 0.28, -0.24, 0.56, -0.1, 0.5, -0.44, 0.12);
  return [
    ...prism([handle], plane, 6, gold),
    ...prism([circle(radius), hole(radius * 0.82)], plane, 7, ocean),
    onPlane([circle(radius * 0.82)], plane, glass[3], 3),
    onPlane([polygon(shine.map(([u, v]) => [u * radius, v * radius]))], plane, paper[0], 3.2),
  ];
});
