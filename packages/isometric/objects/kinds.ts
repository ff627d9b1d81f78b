import { z } from 'zod';
import * as contour from '../geometry/contour.ts';
import { textWidth } from '../geometry/glyphs.ts';
import { parsePath } from '../geometry/path.ts';
import {
  facingWall,
  leftWall,
  lyingPlane,
  moved,
  type Place,
  type Plane,
  project,
  rightWall,
  turnedPlane,
} from '../geometry/projection.ts';
import { line, materials } from '../paint.ts';
import * as flat from '../solids/flat.ts';
import { lathe, mantle } from '../solids/lathe.ts';
import { numeral } from '../solids/lettering.ts';
import { prism } from '../solids/prism.ts';
import { ticks } from '../solids/terrace.ts';
import { flag, type Kind, kind, number, type Part, part, place, point, profile, words } from './kind.ts';

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
const figures: Readonly<Record<string, Kind<Plane>>> = {
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
    flat.onPlane(contoursOf(said), plane, paint(said.flat), said.lift),
  ]),
  line: kind({ line: words, width: number, ...outlines }, (said, plane, { paint }) => [
    flat.strokeOnPlane(contoursOf(said), plane, line(paint(said.line).colour, said.width), said.lift),
  ]),
};

const parts = z.array(part);

const panel = (draw: typeof flat.leftPanel): Kind =>
  kind({ size: point, paint: words }, ({ size: [width, height], paint: words }, at, { paint }) => [
    draw(at, width, height, paint(words)),
  ]);

const wall = (planeAt: (at: Place, turn: number) => Plane): Kind =>
  kind({ bears: parts }, ({ bears }, at, setting) =>
    bears.flatMap((figure: Part) => {
      const [name = ''] = Object.keys(figure);
      const draw = figures[name];
      if (!draw) throw new Error(`A wall cannot bear "${name}": ${Object.keys(figures).join(', ')}.`);
      return draw(figure, planeAt(at, setting.turn), setting);
    }),
  );

/** The kinds of parts that objects are made of. */
export const kinds: Readonly<Record<string, Kind>> = {
  /** The number of a standard as a building, about the middle of its place: the firm's, or another of its own. */
  standard: kind(
    { made: words, size: number, height: number },
    ({ made, size, height }, [x, y, z], { standardFor }) => {
      const shown = standardFor(made);
      if (!shown) return [];
      const plane = lyingPlane([x, y + textWidth(shown.numeral, size) / 2, z]);
      return numeral(shown.numeral, size, plane, height, materials[shown.family]);
    },
  ),
  box: kind({ size: place, of: words, shadow: flag }, ({ size, of, shadow }, at, { material }) => [
    ...(shadow ? [flat.boxShadow(at, size)] : []),
    ...flat.box(at, size, material(of)),
  ]),
  'box-shadow': kind({ size: place }, ({ size }, at) => [flat.boxShadow(at, size)]),
  'round-shadow': kind({ radius: number, height: number }, ({ radius, height }, at) => [
    flat.roundShadow(at, radius, height),
  ]),
  lathe: kind(
    { profile, of: words, smooth: flag, open: flag },
    ({ profile, of, ...options }, at, { material }) => lathe(at, profile, material(of), options),
  ),
  mantle: kind({ profile, between: point, paint: words }, ({ profile, between, ...said }, at, { paint }) => [
    mantle(at, profile, between, paint(said.paint)),
  ]),
  disc: kind({ radius: number, paint: words }, ({ radius, ...said }, at, { paint }) => [
    flat.disc(at, radius, paint(said.paint)),
  ]),
  'left-panel': panel(flat.leftPanel),
  'right-panel': panel(flat.rightPanel),
  'level-panel': panel(flat.levelPanel),
  area: kind({ corners: z.array(place), paint: words }, ({ corners, ...said }, at, { paint }) => [
    flat.area(
      corners.map((corner) => moved(at, corner)),
      paint(said.paint),
    ),
  ]),
  stroke: kind(
    { through: z.array(place), line: words, width: number.optional() },
    ({ through, line: words, width }, at, { paint }) => {
      const pen = paint(words);
      return [
        flat.stroke(
          through.map((next) => moved(at, next)),
          width ? line(pen.colour, width) : pen,
        ),
      ];
    },
  ),
  freehand: kind(
    { path: words, turn: number.default(0), paint: words },
    ({ path, turn, ...said }, at, { paint }) => [flat.freehand(path, paint(said.paint), project(at), turn)],
  ),
  /** Those of a calibrated ground, along its two near edges. */
  ticks: kind({ size: point }, ({ size: [width, depth] }, [x, y]) => ticks({ x, y, width, depth })),
  'right-wall': wall(rightWall),
  'left-wall': wall(leftWall),
  'facing-wall': wall(facingWall),
  'lying-plane': wall(lyingPlane),
  /** Lies, and turns with the thing that it is of. */
  'turned-plane': wall(turnedPlane),
  /** Rounded from its place: equal groups are then written with equal text, which compresses to almost nothing. */
  group: kind({ parts }, (said, at, setting) =>
    setting.parts(said.parts, at).map((face) => ({ ...face, origin: project(at) })),
  ),
};
