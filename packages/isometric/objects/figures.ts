import { z } from 'zod';
import * as contour from '../geometry/contour.ts';
import { parsePath } from '../geometry/path.ts';
import { type Plane, type Point, pairs } from '../geometry/projection.ts';
import { line } from '../paint.ts';
import { onPlane, strokeOnPlane } from '../solids/flat.ts';
import { lettering } from '../solids/lettering.ts';
import { prism } from '../solids/prism.ts';
import { angle, type Kind, kind, number, place, point, profile, words } from './kind.ts';

const points = z.strictObject({ points: profile }).transform((said) => contour.polygon(said.points));
/** Radius, first and last angle. */
const arcs = z
  .strictObject({ arc: z.tuple([number, angle, angle]), centre: point.optional(), parts: number.optional() })
  .transform(({ arc: [radius, from, to], centre, parts }) => contour.arc(radius, from, to, centre, parts));

const outlines = {
  rectangles: z.array(z.tuple([number, number, number, number])).default([]),
  circles: z.array(place).default([]),
  holes: z.array(place).default([]),
  paths: z.array(words).default([]),
  outlines: z.array(z.tuple([z.union([points, arcs])], z.union([points, arcs]))).default([]),
  lift: number.default(0),
};

const contoursOf = (said: z.output<z.ZodObject<typeof outlines>>): contour.Contour[] => [
  ...said.rectangles.map((sides) => contour.rectangle(...sides)),
  ...said.circles.map(([radius, u, v]) => contour.circle(radius, [u, v])),
  ...said.holes.map(([radius, u, v]) => contour.hole(radius, [u, v])),
  ...said.paths.flatMap((path) => contour.contoursOf(parsePath(path))),
  ...said.outlines.map((pieces) => contour.join(...pieces)),
];

const lifted =
  (plane: Plane, lift: number): Plane =>
  (u, v, w) =>
    plane(u, v, w + lift);

/** Scale marks from one angle to another (radians) as open lines; every so many, one reaches to the second of the radii. */
const scaleMarks = (
  count: number,
  [from, to]: Point,
  outer: number,
  [inner, innerLong]: Point,
  every: number,
): contour.Contour[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const end = i % every === 0 ? innerLong : inner;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return contour.polygon(pairs(c * outer, s * outer, c * end, s * end));
  });

/** What a wall or a plane can bear. */
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
  marks: kind(
    {
      marks: number,
      from: angle,
      to: angle,
      outer: number,
      inner: number,
      long: number,
      every: number.default(5),
      line: words,
      lift: number,
    },
    ({ marks, from, to, outer, inner, long, every, line: pen, lift }, plane, { paint }) => [
      strokeOnPlane(scaleMarks(marks, [from, to], outer, [inner, long], every), plane, paint(pen), lift),
    ],
  ),
  letters: kind(
    { letters: words, size: number, from: point, paint: words },
    ({ letters, size, from: [a, b], paint: words }, plane, { paint }) =>
      lettering(letters, size, (u, v, w) => plane(u + a, v + b, w), paint(words)),
  ),
};
