import type { Face } from '../face.ts';
import { type Place, project } from '../geometry/projection.ts';
import type { Material } from '../paint.ts';
import { ellipse, freehand } from './flat.ts';

/** A ball with its centre at `at`: body, a crescent of shade at the lower right, a light at the upper left. */
export const ball = (at: Place, radius: number, [lit, body, shade]: Material): Face[] => {
  const centre = project(at);
  return [
    ellipse(centre, radius, radius, body),
    freehand('M.62-.785A1 1 0 0 1-.5.866A1.22 1.22 0 0 0 .62-.785Z', shade, centre, 0, radius),
    freehand(
      'M-.72-.08C-.72-.5-.42-.76-.06-.74C-.3-.58-.46-.34-.48-.02C-.52.1-.7.08-.72-.08Z',
      lit,
      centre,
      0,
      radius,
    ),
  ];
};
