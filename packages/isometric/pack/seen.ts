import { type Bounds, boundsOf, type Face } from '../face.ts';
import { CELLS, type Grid, type Span, spansOf } from './raster.ts';

/** A face with the cells it covers, and how many of those no later face hides. */
export type SeenFace = {
  readonly index: number;
  readonly face: Face;
  readonly bounds: Bounds;
  readonly spans: readonly Span[];
};

/** Which opaque face is on top in every cell; -1 where there is none. */
export type TopMap = { readonly width: number; readonly cells: Int32Array };

const FEWEST_CELLS = 4;
const MARGIN = 2;

export const isOpaque = (face: Face): boolean => face.paint.kind === 'fill';

const visibleCells = ({ index, face, spans }: SeenFace, { width, cells }: TopMap): number => {
  const opaque = isOpaque(face);
  let count = 0;
  for (const [row, first, last] of spans) {
    for (let cell = row * width + first; cell <= row * width + last; cell++) {
      const top = cells[cell] ?? -1;
      if (opaque ? top === index : top <= index) count += 1;
    }
    if (count >= FEWEST_CELLS) return count;
  }
  return count;
};

/** Leaves out every face that later faces hide, by painting the numbers of faces over each other. */
export const seenFaces = (faces: readonly Face[]): { seen: SeenFace[]; top: TopMap } => {
  const bounds = boundsOf(faces);
  const grid: Grid = {
    left: bounds.left - MARGIN,
    top: bounds.top - MARGIN,
    width: Math.ceil((bounds.right - bounds.left + 2 * MARGIN) * CELLS),
    height: Math.ceil((bounds.bottom - bounds.top + 2 * MARGIN) * CELLS),
  };
  const cells = new Int32Array(grid.width * grid.height).fill(-1);
  const all = faces.map((face, index): SeenFace => {
    const spans = spansOf(face, grid);
    if (isOpaque(face)) {
      for (const [row, first, last] of spans)
        cells.fill(index, row * grid.width + first, row * grid.width + last + 1);
    }
    return { index, face, bounds: boundsOf([face]), spans };
  });
  const top = { width: grid.width, cells };
  const enough = (one: SeenFace): boolean => {
    const count = visibleCells(one, top);
    return count >= FEWEST_CELLS || (count > 0 && one.spans.length < FEWEST_CELLS);
  };
  return { seen: all.filter(enough), top };
};
