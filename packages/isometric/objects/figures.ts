import { z } from 'zod';
import * as contour from '../geometry/contour.ts';
import { parsePath } from '../geometry/path.ts';
import type { Plane } from '../geometry/projection.ts';
import { line } from '../paint.ts';
import { onPlane, strokeOnPlane } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';
import { type Kind, kind, number, place, words } from './kind.ts';

const outlines = {
  rectangles: z.array(z.tuple([number, number, number, number])).default([]),
  circles: z.array(place).default([]),
  holes: z.array(place).default([]),
  paths: z.array(words).default([]),
  lift: number.default(0),
};

const contoursOf = (said: z.output<z.ZodObject<typeof outlines>>): contour.Contour[] => [
  ...said.rectangles.map((sides) => contour.rectangle(...sides)),
  ...said.circles.map(([radius, u, v]) => contour.circle(radius, [u, v])),
  ...said.holes.map(([radius, u, v]) => contour.hole(radius, [u, v])),
  ...said.paths.flatMap((path) => contour.contoursOf(parsePath(path))),
];

const lifted =
  (plane: Plane, lift: number): Plane =>
  (u, v, w) =>
    plane(u, v, w + lift);

/** Figures that can be drawn on a wall or a plane. */
export const figures: Readonly<Record<string, Kind<Plane>>> = {
  prism: kind({ prism: number, of: words, front: words.optional(), ...outlines }, (said, plane, setting) =>
    prism(
      contoursOf(said),
      lifted(plane, said.lift),
      said.prism,
      setting.material(said.of),
      said.front ? setting.paint(said.front) : undefined,
    ),
  ),
  flat: kind({ flat: words, ...outlines }, (said, plane, { paint }) => [
    onPlane(contoursOf(said), plane, paint(said.flat), said.lift),
  ]),
  line: kind({ line: words, width: number, ...outlines }, (said, plane, { paint }) => [
    strokeOnPlane(contoursOf(said), plane, line(paint(said.line).colour, said.width), said.lift),
  ]),
};
