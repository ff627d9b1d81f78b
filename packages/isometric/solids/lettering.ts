import type { Face } from '../face.ts';
import { setText } from '../geometry/glyphs.ts';
import { nearness, type Plane, project } from '../geometry/projection.ts';
import type { Material } from '../paint.ts';
import { prism } from './prism.ts';

/** A line of characters grown in thickness, far ones first. */
export const numeral = (
  text: string,
  size: number,
  plane: Plane,
  depth: number,
  material: Material,
): Face[] => {
  const glyphs = setText(text, size);
  const towardsViewer = nearness(plane(1, 0, 0)) > nearness(plane(0, 0, 0));
  return (towardsViewer ? glyphs : glyphs.toReversed()).flatMap(({ u, contours }) =>
    prism(contours, (du, v, w) => plane(u + du, v, w), depth, material).map((face) => ({
      ...face,
      origin: project(plane(u, 0, 0)),
    })),
  );
};
