import { type HeroLayout, hero } from './hero.ts';
import { islandModel, onIslandModel } from './objects/island-model.ts';
import { materials } from './paint.ts';
import { openingFaces } from './scenes.ts';
import { box } from './solids/box.ts';
import { type Plot, terrace } from './solids/terrace.ts';

const PLANS = {
  wide: { width: 1600, height: 640, frame: { left: 800, top: 24, width: 780, height: 592 } },
  tall: { width: 780, height: 700, frame: { left: 20, top: 20, width: 740, height: 640 } },
} as const;

const PLOT: Plot = { x: -220, y: -340, width: 440, depth: 680 };
const RIM = 30;
const SCALE = 0.46;

/** The island as a model on a calibrated table, with a light at Colombo. Wide is 1600 by 640. SVG text. */
export const aboutHero = ({ layout }: { readonly layout: HeroLayout }): string => {
  const faces = [
    ...terrace(PLOT),
    ...box([PLOT.x + RIM, PLOT.y + RIM, 0], [PLOT.width - 2 * RIM, PLOT.depth - 2 * RIM, 6], materials.ocean),
    ...islandModel([0, 0, 6], SCALE),
    ...openingFaces('light', onIslandModel([0, 0, 6], SCALE, 79.83, 6.93)),
  ];
  return hero(faces, PLANS[layout], { grain: 2, seed: 3, largest: 2 });
};
