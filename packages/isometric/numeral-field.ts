import type { Face } from './face.ts';
import type { Family } from './families.ts';
import { textWidth } from './geometry/glyphs.ts';
import { lyingPlane, type Point } from './geometry/projection.ts';
import { materials } from './paint.ts';
import { picture, type View } from './picture.ts';
import { numeral } from './solids/lettering.ts';

const SIZE = 150;
const ROW = 142;
const GRAIN = 2;

/** Rows of standards from the far left to the near right, each lower than the one behind. */
const ROWS: readonly { readonly text: string; readonly family: Family; readonly start: number }[] = [
  { text: '37001', family: 'nil-manel', start: 660 },
  { text: '19011', family: 'ocean', start: 520 },
  { text: '13485', family: 'lagoon', start: 390 },
  { text: '45001', family: 'cinnamon', start: 300 },
  { text: '27001', family: 'nil-manel', start: 320 },
  { text: '22000', family: 'king-coconut', start: 340 },
  { text: '14001', family: 'tea', start: 330 },
  { text: '9001', family: 'ocean', start: 180 },
  { text: '17025', family: 'lagoon', start: 170 },
  { text: '22301', family: 'nil-manel', start: 60 },
];
/** Height of the row furthest away, and how much lower each nearer row is. */
const HIGHEST = 138;
const LOWER = 12;

const rowFaces = ({ text, family, start }: (typeof ROWS)[number], i: number): Face[] => {
  const x = (i - (ROWS.length - 1) / 2) * ROW;
  const length = textWidth(text, SIZE);
  return numeral(
    text,
    SIZE,
    lyingPlane([x, start + (length - 600) * 0.3, 0]),
    HIGHEST - i * LOWER,
    materials[family],
  );
};

/** Many standards side by side, running over the edges of the picture; transparent ground. SVG text. */
export const numeralField = ({
  width = 840,
  height = 594,
  middle = [0.5, 0.56],
  scale = Math.sqrt((width * height) / (840 * 594)) * 0.86,
}: {
  readonly width?: number;
  readonly height?: number;
  /** Where the middle of the rows lies, as parts of width and height. */
  readonly middle?: Point;
  /** Pixels to a unit of the drawing. */
  readonly scale?: number;
} = {}): string => {
  const view: View = { width, height, scale, origin: [width * middle[0], height * middle[1]] };
  return picture(ROWS.flatMap(rowFaces), view, GRAIN);
};
