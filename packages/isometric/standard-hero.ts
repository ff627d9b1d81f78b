import { type Face, moveFaces } from './face.ts';
import { families } from './families.ts';
import { textWidth } from './geometry/glyphs.ts';
import { fallingPlane, leftWall, lyingPlane, project } from './geometry/projection.ts';
import { type HeroLayout, hero, heroPlans, seedOf } from './hero.ts';
import type { Camera, Family, SceneName } from './names.ts';
import type { Numbered } from './numbered.ts';
import { fill, materials, shaded } from './paint.ts';
import { sceneFaces } from './scenes.ts';
import { numeral } from './solids/lettering.ts';
import { base, type Plot, terrace } from './solids/terrace.ts';
import { boundsOfSolids } from './standing.ts';

const SIZE = 170;
const CAPITAL = SIZE * 0.7;
const THICKNESS = 54;
const MARGIN = 34;
/** Water between the numeral's ground and the object's. */
const GAP = 64;
/** Side of the square on which the object stands, by layout of the hero. */
const TILE = { wide: 280, tall: 300 } as const;
/** An upright numeral is smaller, so that the object behind it can be the larger of the two. */
const UPRIGHT = {
  size: 182,
  thickness: 40,
  depth: 310,
  /** Ground beyond the numeral's end, so that the object is seen beside it. */
  beyond: 70,
  /** The object's plot: its side, where it lies across from the ground's far end, and how far it reaches behind its back. */
  side: 380,
  over: 14,
  behind: 160,
  largest: 2.2,
} as const;

/** A scene made to stand in the middle of a square plot, as large as the plot allows. */
export const sceneOnPlot = (
  scene: SceneName,
  { x, y, width }: Plot,
  standards?: readonly Numbered[],
  largest = 1.9,
): Face[] => {
  const faces = sceneFaces(scene, standards);
  const { left, top, right, bottom } = boundsOfSolids(faces);
  const scale = Math.min((width * 1.16) / (right - left), (width * 1.02) / (bottom - top), largest);
  const [X, Y] = project([x + width / 2, y + width / 2, 0]);
  const foot = Y + Math.min(width * 0.34, ((right - left) * scale) / 4 + width * 0.15);
  return moveFaces(faces, [X - ((left + right) / 2) * scale, foot - bottom * scale], scale);
};

/** The numeral's ground and the object's tile, for a numeral so long. */
const plotsOf = (
  camera: 'rising' | 'falling',
  length: number,
  side: number,
): { ground: Plot; tile: Plot } => {
  const [long, broad] = [length + 2 * MARGIN, CAPITAL + 2 * MARGIN];
  if (camera === 'falling') {
    const ground: Plot = { x: -MARGIN, y: -CAPITAL - MARGIN, width: long, depth: broad };
    const tile: Plot = { x: -MARGIN, y: ground.y - GAP - side, width: side, depth: side };
    return { ground, tile };
  }
  const ground: Plot = { x: -CAPITAL - MARGIN, y: -length - MARGIN, width: broad, depth: long };
  return { ground, tile: { x: MARGIN + GAP, y: ground.y + side - GAP + 12, width: side, depth: side } };
};

/** The numeral stands along the near edge of the ground that it shares with the object. */
const uprightFaces = (
  scene: SceneName,
  text: string,
  family: Family,
  standards?: readonly Numbered[],
): Face[] => {
  const { size, thickness, depth, beyond, side, over, behind, largest } = UPRIGHT;
  const width = textWidth(text, size) + 2 * MARGIN + beyond;
  const ground: Plot = { x: 0, y: 0, width, depth };
  // Further back than the ground reaches: an object stands in the near half of its plot.
  const plot: Plot = { x: width - side + over, y: -behind, width: side, depth: side };
  const [lit, left, right] = materials[family];
  const edge = leftWall([MARGIN, depth - MARGIN - thickness, 0]);
  return [
    ...base(ground, shaded(materials.steel, 3, 2, 2)),
    ...sceneOnPlot(scene, plot, standards, largest),
    ...numeral(text, size, edge, thickness, [fill('#fff'), lit, left, right]),
  ];
};

/**
 * The number of a standard as architecture on a calibrated terrace; the subject's object stands on a square tile, `side`
 * units wide, or with an upright numeral on the same ground.
 */
export const standardFaces = (
  scene: SceneName,
  text: string,
  family: Family,
  side: number,
  camera: Camera = 'rising',
  standards?: readonly Numbered[],
): Face[] => {
  if (camera === 'upright') return uprightFaces(scene, text, family, standards);
  const { ground, tile } = plotsOf(camera, textWidth(text, SIZE), side);
  const plane = camera === 'falling' ? fallingPlane : lyingPlane;
  const number = [...terrace(ground), ...numeral(text, SIZE, plane([0, 0, 0]), THICKNESS, materials[family])];
  const object = [...base(tile), ...sceneOnPlot(scene, tile, standards)];
  return camera === 'falling' ? [...object, ...number] : [...number, ...object];
};

/** The hero of a standard or a certification: its number or name as architecture over the sea. SVG text. */
export const standardHero = ({
  scene,
  numeral: text,
  family,
  camera = 'rising',
  standards,
  layout,
}: {
  readonly scene: SceneName;
  readonly numeral: string;
  readonly family: Family;
  readonly camera?: Camera | undefined;
  readonly standards?: readonly Numbered[] | undefined;
  readonly layout: HeroLayout;
}): string =>
  hero(standardFaces(scene, text, family, TILE[layout], camera, standards), heroPlans[layout], {
    seed: seedOf(text),
    depths: families[family][1],
  });
