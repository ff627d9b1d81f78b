import type { Face } from '../face.ts';
import type { Paint } from '../paint.ts';
import { isOpaque, type SeenFace, type TopMap } from './seen.ts';

/** Faces of one paint that are written as one path. */
export type Group = { readonly paint: Paint; readonly evenOdd: boolean; readonly faces: Face[] };

type OpenGroup = Group & { readonly key: string; readonly seen: SeenFace[] };

/** How many paths back a face may be moved. */
const REACH = 160;

/** Twice the area inside the outline of the stops: its sign tells the direction of travel. */
const direction = ({ commands }: Face): number => {
  let sum = 0;
  let [fx, fy, x, y] = [0, 0, 0, 0];
  for (const command of commands) {
    if (command[0] === 'Z') break;
    const to =
      command[0] === 'C' ? command[3] : command[0] === 'Q' || command[0] === 'A' ? command[2] : command[1];
    if (command[0] === 'M') [fx, fy] = to;
    else sum += x * to[1] - to[0] * y;
    [x, y] = to;
  }
  return Math.sign(sum + x * fy - fx * y);
};

const keyOf = ({ face, index }: SeenFace): string => {
  const { kind, colour, opacity, width } = face.paint;
  const join = kind === 'line' ? '' : face.evenOdd ? `even-odd ${index}` : direction(face);
  return `${kind} ${colour} ${opacity} ${width} ${join}`;
};

const apart = ({ bounds: a }: SeenFace, { bounds: b }: SeenFace): boolean =>
  a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom;

/** The cells of a face and one to each side, within the rows and columns that they span. */
type Footprint = {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
  readonly has: (cell: number) => boolean;
};

const footprintOf = ({ index, face, spans }: SeenFace, { width, cells }: TopMap): Footprint => {
  const own = new Set<number>();
  let [top, bottom, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  const opaque = isOpaque(face);
  for (const [row, first, last] of spans) {
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    left = Math.min(left, first - 1);
    right = Math.max(right, last + 1);
    if (opaque) continue;
    for (let cell = row * width + first - 1; cell <= row * width + last + 1; cell++) own.add(cell);
  }
  return {
    rows: [top, bottom],
    columns: [left, right],
    has: opaque ? (cell) => cells[cell] === index : (cell) => own.has(cell),
  };
};

/** Does an earlier face cover a cell of the footprint? Then the later one may not move below it. */
const covers = ({ spans }: SeenFace, { rows, columns, has }: Footprint, width: number): boolean => {
  for (const [row, first, last] of spans) {
    if (row < rows[0] || row > rows[1]) continue;
    const end = row * width + Math.min(last, columns[1]);
    for (let cell = row * width + Math.max(first, columns[0]); cell <= end; cell++) {
      if (has(cell)) return true;
    }
  }
  return false;
};

const hostOf = (
  later: SeenFace,
  key: string,
  groups: readonly OpenGroup[],
  top: TopMap,
): OpenGroup | undefined => {
  if (later.face.paint.kind === 'glass') return undefined;
  const footprint = footprintOf(later, top);
  const blocks = (earlier: SeenFace): boolean =>
    !apart(later, earlier) && covers(earlier, footprint, top.width);
  for (let i = groups.length - 1; i >= Math.max(0, groups.length - REACH); i--) {
    const group = groups[i];
    if (group?.key === key) return group;
    if (group?.seen.some(blocks)) return undefined;
  }
  return undefined;
};

/** Joins faces of one paint into one path wherever that changes no cell. */
export const joinFaces = (seen: readonly SeenFace[], top: TopMap): Group[] => {
  const groups: OpenGroup[] = [];
  for (const one of seen) {
    const key = keyOf(one);
    const host = hostOf(one, key, groups, top);
    if (host) {
      host.faces.push(one.face);
      host.seen.push(one);
    } else {
      const { paint, evenOdd = false } = one.face;
      groups.push({ paint, evenOdd, key, faces: [one.face], seen: [one] });
    }
  }
  return groups;
};
