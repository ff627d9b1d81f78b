import { textWidth } from './geometry/glyphs.ts';
import { lyingPlane } from './geometry/projection.ts';
import { type HeroLayout, hero, heroPlans } from './hero.ts';
import { materials } from './paint.ts';
import { openingFaces } from './scenes.ts';
import { numeral } from './solids/lettering.ts';
import { base, type Plot, terrace } from './solids/terrace.ts';

const SIZE = 170;
const CAPITAL = SIZE * 0.7;
const MARGIN = 34;
const TILE = 220;

/** 404 with a nought that is too high and stands out of line, and the gauge that found it. SVG text. */
export const notFoundHero = ({ layout }: { readonly layout: HeroLayout }): string => {
  const first = textWidth('4', SIZE) + SIZE * 0.02;
  const second = first + textWidth('0', SIZE) + SIZE * 0.02;
  const length = second + textWidth('4', SIZE);
  const ground: Plot = {
    x: -CAPITAL - MARGIN,
    y: -length - MARGIN,
    width: CAPITAL + 2 * MARGIN,
    depth: length + 2 * MARGIN,
  };
  const tile: Plot = { x: MARGIN + 34, y: ground.y + TILE - 60, width: TILE, depth: TILE };
  const faces = [
    ...terrace(ground),
    ...numeral('4', SIZE, lyingPlane([0, -second, 0]), 54, materials.ocean),
    ...numeral('0', SIZE, lyingPlane([18, -first, 0]), 84, materials.cinnamon),
    ...numeral('4', SIZE, lyingPlane([0, 0, 0]), 54, materials.ocean),
    ...base(tile),
    ...openingFaces('not-found', [tile.x, tile.y, 0]),
  ];
  return hero(faces, heroPlans[layout], { seed: 404, largest: 1.3 });
};
