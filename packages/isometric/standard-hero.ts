import { type Face, moveFaces } from './face.ts';
import type { Family } from './families.ts';
import { textWidth } from './geometry/glyphs.ts';
import { lyingPlane, project } from './geometry/projection.ts';
import { type HeroLayout, hero, heroPlans, seedOf } from './hero.ts';
import { materials } from './paint.ts';
import { type SceneName, scenes } from './scenes.ts';
import { numeral } from './solids/lettering.ts';
import { base, type Plot, terrace } from './solids/terrace.ts';
import { boundsOfSolids } from './standing.ts';

const SIZE = 170;
const CAPITAL = SIZE * 0.7;
const THICKNESS = 54;
const MARGIN = 34;
/** Water between the numeral's ground and the object's. */
const GAP = 64;
/** Side of the square on which the object stands, in front of the numeral. */
const TILE = { wide: 280, tall: 300 } as const;

/** A scene made to stand in the middle of a square plot, as large as the plot allows. */
export const sceneOnPlot = (scene: SceneName, { x, y, width }: Plot): Face[] => {
  const faces = scenes[scene]();
  const { left, top, right, bottom } = boundsOfSolids(faces);
  const scale = Math.min((width * 1.16) / (right - left), (width * 1.02) / (bottom - top), 1.9);
  const [X, Y] = project([x + width / 2, y + width / 2, 0]);
  const foot = Y + Math.min(width * 0.34, ((right - left) * scale) / 4 + width * 0.15);
  return moveFaces(faces, [X - ((left + right) / 2) * scale, foot - bottom * scale], scale);
};

/**
 * The number of a standard as architecture: it lies on a calibrated terrace and reads up and to the right;
 * the subject's object stands on a square tile in front, `side` units wide.
 */
export const standardFaces = (scene: SceneName, text: string, family: Family, side: number): Face[] => {
  const length = textWidth(text, SIZE);
  const ground: Plot = {
    x: -CAPITAL - MARGIN,
    y: -length - MARGIN,
    width: CAPITAL + 2 * MARGIN,
    depth: length + 2 * MARGIN,
  };
  const tile: Plot = { x: MARGIN + GAP, y: ground.y + side - GAP + 12, width: side, depth: side };
  return [
    ...terrace(ground),
    ...numeral(text, SIZE, lyingPlane([0, 0, 0]), THICKNESS, materials[family]),
    ...base(tile),
    ...sceneOnPlot(scene, tile),
  ];
};

/** The hero of a standard or a certification: its number or name as architecture over the sea. SVG text. */
export const standardHero = ({
  scene,
  numeral: text,
  family,
  layout,
}: {
  readonly scene: SceneName;
  readonly numeral: string;
  readonly family: Family;
  readonly layout: HeroLayout;
}): string =>
  hero(standardFaces(scene, text, family, TILE[layout]), heroPlans[layout], { seed: seedOf(text) });
