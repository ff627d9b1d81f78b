import { boundsOf, type Face } from './face.ts';
import { textWidth } from './geometry/glyphs.ts';
import { lyingPlane, type Point } from './geometry/projection.ts';
import { type Numbered, numberedPlaces } from './numbered.ts';
import { materials } from './paint.ts';
import { picture, type View } from './picture.ts';
import { numeral } from './solids/lettering.ts';

const SIZE = 150;
const ROW = 142;
const GRAIN = 2;

/** Rows of standards from the far left to the near right, each lower than the one behind. */
const ROWS = [
  { made: '37001', start: 660 },
  { made: '19011', start: 520 },
  { made: '13485', start: 390 },
  { made: '45001', start: 300 },
  { made: '27001', start: 320 },
  { made: '22000', start: 340 },
  { made: '14001', start: 330 },
  { made: '9001', start: 180 },
  { made: '17025', start: 170 },
  { made: '22301', start: 60 },
] as const;
/** Height of the row furthest away, and how much lower each nearer row is. */
const HIGHEST = 138;
const LOWER = 12;

/** As much of a digit as must lie within the picture, in its pixels: less would be a sliver at the edge. */
const LEAST = 36;

/** The faces of a row without the digits of which hardly anything is seen. */
const withoutSlivers = (faces: readonly Face[], { width, scale, origin }: View): Face[] =>
  [...Map.groupBy(faces, (face) => String(face.origin)).values()]
    .filter((digit) => {
      const { left, right } = boundsOf(digit);
      return right * scale + origin[0] >= LEAST && left * scale + origin[0] <= width - LEAST;
    })
    .flat();

/** Many standards side by side, running over the edges of the picture; transparent ground. SVG text. */
export const numeralField = ({
  standards,
  width = 840,
  height = 594,
  middle = [0.5, 0.56],
  scale = Math.sqrt((width * height) / (840 * 594)) * 0.86,
  drift = 0,
}: {
  /** Those of the firm. */
  readonly standards: readonly Numbered[];
  readonly width?: number;
  readonly height?: number;
  /** Where the middle of the rows lies, as parts of width and height. */
  readonly middle?: Point;
  /** Pixels to a unit of the drawing. */
  readonly scale?: number;
  /** How much further down the left each nearer row lies: the more, the steeper the field, and the sooner it ends at the right. */
  readonly drift?: number;
}): string => {
  const view: View = { width, height, scale, origin: [width * middle[0], height * middle[1]] };
  const rows = numberedPlaces(ROWS, standards);
  const faces = rows.flatMap(({ numeral: text, family, start }, i) => {
    const fromMiddle = i - (rows.length - 1) / 2;
    const left = start + (textWidth(text, SIZE) - 600) * 0.3 + fromMiddle * drift;
    const plane = lyingPlane([fromMiddle * ROW, left, 0]);
    return withoutSlivers(numeral(text, SIZE, plane, HIGHEST - i * LOWER, materials[family]), view);
  });
  return picture(faces, view, GRAIN);
};
