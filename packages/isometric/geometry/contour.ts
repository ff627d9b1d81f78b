import { pairs } from './pairs.ts';
import { parsePath } from './parse-path.ts';
import type { Command } from './path.ts';
import type { Point } from './projection.ts';

/** One side of a contour: straight, or a quadratic curve by way of `via`. */
export type Edge = { readonly to: Point; readonly via?: Point };

/** A closed outline on a plane, v upwards. Solid lies to the right of the direction of travel. */
export type Contour = { readonly from: Point; readonly edges: readonly Edge[] };

/** A contour with straight sides. Throws when there is no point. */
export const polygon = (points: readonly Point[]): Contour => {
  const [from, ...rest] = points;
  if (!from) throw new Error('A polygon needs at least one point.');
  return { from, edges: rest.map((to) => ({ to })) };
};

export const rectangle = (u: number, v: number, width: number, height: number): Contour =>
  polygon(pairs(u, v, u, v + height, u + width, v + height, u + width, v));

/** An arc round a centre as curves; angles in radians, growing anticlockwise. */
export const arc = (radius: number, from: number, to: number, centre: Point = [0, 0], parts = 4): Contour => {
  const step = (to - from) / parts;
  const outer = radius / Math.cos(step / 2);
  const at = (r: number, angle: number): Point => [
    centre[0] + r * Math.cos(angle),
    centre[1] + r * Math.sin(angle),
  ];
  return {
    from: at(radius, from),
    edges: Array.from({ length: parts }, (_, i) => ({
      via: at(outer, from + step * (i + 0.5)),
      to: at(radius, from + step * (i + 1)),
    })),
  };
};

export const circle = (radius: number, centre: Point = [0, 0]): Contour =>
  arc(radius, 0, -2 * Math.PI, centre, 8);

/** A round hole: the same circle, travelled the other way. */
export const hole = (radius: number, centre: Point = [0, 0]): Contour =>
  arc(radius, 0, 2 * Math.PI, centre, 8);

/** Open outlines one after the other, each joined to the next by a straight side. */
export const join = (first: Contour, ...rest: readonly Contour[]): Contour => ({
  from: first.from,
  edges: [...first.edges, ...rest.flatMap((next) => [{ to: next.from }, ...next.edges])],
});

/** The contour as sheet commands, each point sent through `map`. */
export const contourCommands = ({ from, edges }: Contour, map: (point: Point) => Point): Command[] => [
  ['M', map(from)],
  ...edges.map(({ to, via }): Command => (via ? ['Q', map(via), map(to)] : ['L', map(to)])),
  ['Z'],
];

/** The outlines of path text without cubic curves and arcs, v upwards. */
export const contoursOfPath = (text: string, scale = 1): Contour[] => {
  const contours: { from: Point; edges: Edge[] }[] = [];
  const sized = ([u, v]: Point): Point => [u * scale, v * scale];
  for (const command of parsePath(text)) {
    if (command[0] === 'M') contours.push({ from: sized(command[1]), edges: [] });
    if (command[0] === 'L') contours.at(-1)?.edges.push({ to: sized(command[1]) });
    if (command[0] === 'Q') contours.at(-1)?.edges.push({ via: sized(command[1]), to: sized(command[2]) });
  }
  return contours;
};
