import type { Face } from './face.ts';
import { families } from './families.ts';
import { textWidth } from './geometry/glyphs.ts';
import { fallingPlane, leftWall, lyingPlane } from './geometry/projection.ts';
import { type HeroLayout, hero, heroPlans } from './hero.ts';
import type { Camera } from './names.ts';
import { fill, materialOf, materials } from './paint.ts';
import { onPad, type Subject, sceneOnPlot } from './plots.ts';
import { numeral } from './solids/lettering.ts';
import { base, type Plot, terrace } from './solids/terrace.ts';

/** A subject, its number or name where it has one, and from where the two are seen. */
export type PageSubject = Subject & {
  readonly numeral?: string | undefined;
  readonly camera?: Camera | undefined;
};
type Standard = PageSubject & { readonly numeral: string };

const SIZE = 170;
const CAPITAL = SIZE * 0.7;
const THICKNESS = 54;
const MARGIN = 34;
/** Water between the numeral's ground and the object's. */
const GAP = 64;
/** Side of the square on which the object stands, by layout of the hero. */
const TILE = { wide: 280, tall: 300 } as const;

/** The numeral's ground and the object's tile, for a numeral so long. */
const plotsOf = (isFalling: boolean, length: number, side: number): { ground: Plot; tile: Plot } => {
  const [long, broad] = [length + 2 * MARGIN, CAPITAL + 2 * MARGIN];
  if (isFalling) {
    const ground: Plot = { x: -MARGIN, y: -CAPITAL - MARGIN, width: long, depth: broad };
    return { ground, tile: { x: -MARGIN, y: ground.y - GAP - side, width: side, depth: side } };
  }
  const ground: Plot = { x: -CAPITAL - MARGIN, y: -length - MARGIN, width: broad, depth: long };
  return { ground, tile: { x: MARGIN + GAP, y: ground.y + side - GAP + 12, width: side, depth: side } };
};

/** An upright numeral is smaller, so that the object behind it can be the larger of the two. */
const UPRIGHT = { size: 182, thickness: 40, depth: 310 } as const;

/** The numeral stands along the near edge of the ground that it shares with the object. */
const uprightFaces = (standard: Standard): Face[] => {
  const { size, thickness, depth } = UPRIGHT;
  // The ground goes on beyond the numeral's end, so that the object is seen beside it.
  const width = textWidth(standard.numeral, size) + 2 * MARGIN + 70;
  // Further back than the ground reaches: an object stands in the near half of its plot.
  const plot: Plot = { x: width - 366, y: -160, width: 380, depth: 380 };
  const [lit, left, right] = materials[standard.family];
  const edge = leftWall([MARGIN, depth - MARGIN - thickness, 0]);
  return [
    ...base({ x: 0, y: 0, width, depth }, materialOf('steel deep shade shade')),
    ...sceneOnPlot(standard, plot, 2.2),
    ...numeral(standard.numeral, size, edge, thickness, [fill('#fff'), lit, left, right]),
  ];
};

/**
 * The number of a standard as architecture on a calibrated terrace; the subject's object stands on a square tile, `side`
 * units wide, or with an upright numeral on the same ground.
 */
const standardFaces = (standard: Standard, side: number): Face[] => {
  if (standard.camera === 'upright') return uprightFaces(standard);
  const isFalling = standard.camera === 'falling';
  const { ground, tile } = plotsOf(isFalling, textWidth(standard.numeral, SIZE), side);
  const plane = (isFalling ? fallingPlane : lyingPlane)([0, 0, 0]);
  const material = materials[standard.family];
  const number = [...terrace(ground), ...numeral(standard.numeral, SIZE, plane, THICKNESS, material)];
  const object = [...base(tile), ...sceneOnPlot(standard, tile)];
  return isFalling ? [...object, ...number] : [...number, ...object];
};

const PLOT: Plot = { x: -150, y: -150, width: 300, depth: 300 };

/** A subject with its number; without one, as a large object on a terrace with a pad in the colour of its family. */
export const subjectFaces = ({ numeral, ...subject }: PageSubject, side: number): Face[] =>
  numeral ? standardFaces({ ...subject, numeral }, side) : [...terrace(PLOT), ...onPad(subject, PLOT, 22)];

/** The hero of a page: a number or name as architecture over the sea, or an object alone. SVG text. */
export const subjectHero = ({ layout, ...subject }: PageSubject & { readonly layout: HeroLayout }): string =>
  hero(subjectFaces(subject, TILE[layout]), heroPlans.usual[layout], {
    largest: subject.numeral ? 1.3 : 2,
    depths: families[subject.family][1],
  });
