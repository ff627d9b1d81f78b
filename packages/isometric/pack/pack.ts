import { apart, type Bounds, boundsOf, type Face } from '../face.ts';
import { stops } from '../geometry/path.ts';
import type { Paint } from '../paint.ts';
import { pathText } from './serialise.ts';

/** Faces of one paint that are written as one path. */
type Group = {
  readonly paint: Paint;
  readonly key: string;
  readonly faces: Face[];
  readonly bounds: Bounds[];
};

/** Twice the area inside the outline of the stops: its sign tells the direction of travel. */
const direction = ({ commands }: Face): number => {
  const corners = stops(
    commands.slice(
      0,
      commands.findIndex(([letter]) => letter === 'Z'),
    ),
  );
  const area = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
  return Math.sign(area);
};

/** What faces of one path have in common. Glass darkens what is behind it each time, so it stays alone. */
const keyOf = (face: Face, index: number): string => {
  const { kind, colour, opacity, width } = face.paint;
  const join = kind === 'line' ? '' : kind === 'glass' ? index : `turned ${direction(face)}`;
  return `${kind} ${colour} ${opacity} ${width} ${join}`;
};

const painted = (face: Face): Bounds => {
  const { left, top, right, bottom } = boundsOf([face]);
  const edge = face.paint.width / 2;
  return { left: left - edge, top: top - edge, right: right + edge, bottom: bottom + edge };
};

/** Joins each face to an earlier one of its paint, where nothing that was painted since lies near it. */
const joinFaces = (faces: readonly Face[]): Group[] => {
  const groups: Group[] = [];
  for (const [index, face] of faces.entries()) {
    const key = keyOf(face, index);
    const bounds = painted(face);
    const near = groups.findLast(
      (group) => group.key === key || group.bounds.some((other) => !apart(bounds, other)),
    );
    if (near?.key === key) {
      near.faces.push(face);
      near.bounds.push(bounds);
    } else {
      groups.push({ paint: face.paint, key, faces: [face], bounds: [bounds] });
    }
  }
  return groups;
};

const round = (value: number): string => String(+value.toFixed(2)).replace(/^0\./, '.');

/** Attributes of a path for a paint. Widths are written in grains. */
export const paintAttributes = ({ kind, colour, opacity, width }: Paint, grain: number): string => {
  const soft = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
  return kind === 'line'
    ? ` fill="none" stroke="${colour}" stroke-width="${round(width * grain)}"${soft}`
    : ` fill="${colour}"${soft}`;
};

/**
 * Faces as SVG paths, `grain` whole units to a world unit: faces of one paint joined.
 * No pixel differs from painting the faces one after another.
 */
export const pack = (faces: readonly Face[], grain: number): string =>
  joinFaces(faces)
    .map(
      ({ paint, faces: members }) =>
        `<path${paintAttributes(paint, grain)} d="${pathText(members, grain)}"/>`,
    )
    .join('');
