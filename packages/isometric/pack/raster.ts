import type { Face } from '../face.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Point } from '../geometry/projection.ts';

/** Cells of a row that a face covers: `row`, first and last column. */
export type Span = readonly [row: number, first: number, last: number];

export type Grid = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Cells per world unit: twice the finest size at which drawings are shown. */
export const CELLS = 2;

const toCells = (face: Face, grid: Grid): Point[][] =>
  flatten(face.commands).map((polygon) =>
    polygon.map(([x, y]) => [(x - grid.left) * CELLS, (y - grid.top) * CELLS]),
  );

const lineSpans = (polygons: readonly Point[][], { width, height }: Grid): Span[] => {
  const cells = new Set<number>();
  for (const polygon of polygons) {
    for (const [i, b] of polygon.entries()) {
      const a = polygon[i - 1] ?? b;
      const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1])));
      for (let j = 0; j <= count; j++) {
        const x = Math.round(a[0] + ((b[0] - a[0]) * j) / count);
        const y = Math.round(a[1] + ((b[1] - a[1]) * j) / count);
        if (x >= 0 && x < width && y >= 0 && y < height) cells.add(y * width + x);
      }
    }
  }
  return Array.from(cells, (cell): Span => {
    const column = cell % width;
    return [(cell - column) / width, column, column];
  });
};

type Crossing = readonly [x: number, turn: 1 | -1];

/** Where the sides of the polygons cross the middle of each row. */
const crossings = (polygons: readonly Point[][], height: number): Map<number, Crossing[]> => {
  const rows = new Map<number, Crossing[]>();
  for (const polygon of polygons) {
    let a = polygon.at(-1);
    for (const b of polygon) {
      if (a && a[1] !== b[1]) {
        const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
        const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
        const turn = a[1] < b[1] ? 1 : -1;
        const last = Math.min(height - 1, Math.ceil(lower[1] - 0.5) - 1);
        for (let row = Math.max(0, Math.ceil(upper[1] - 0.5)); row <= last; row++) {
          const crossing: Crossing = [upper[0] + (row + 0.5 - upper[1]) * slope, turn];
          const list = rows.get(row);
          if (list) list.push(crossing);
          else rows.set(row, [crossing]);
        }
      }
      a = b;
    }
  }
  return rows;
};

const areaSpans = (polygons: readonly Point[][], evenOdd: boolean, { width, height }: Grid): Span[] => {
  const spans: Span[] = [];
  for (const [row, list] of crossings(polygons, height)) {
    list.sort((a, b) => a[0] - b[0]);
    let winding = 0;
    let count = 0;
    let start = 0;
    for (const [x, turn] of list) {
      const inside = evenOdd ? count % 2 === 1 : winding !== 0;
      if (inside) {
        const first = Math.max(0, Math.ceil(start - 0.5));
        const last = Math.min(width - 1, Math.ceil(x - 0.5) - 1);
        if (last >= first) spans.push([row, first, last]);
      }
      winding += turn;
      count += 1;
      start = x;
    }
  }
  return spans;
};

/** The cells that a face covers on a grid. */
export const spansOf = (face: Face, grid: Grid): Span[] => {
  const polygons = toCells(face, grid);
  return face.paint.kind === 'line'
    ? lineSpans(polygons, grid)
    : areaSpans(polygons, face.evenOdd === true, grid);
};
