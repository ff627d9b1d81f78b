import type { Face } from './face.ts';
import { families } from './families.ts';
import { type HeroLayout, hero, heroPlans, seedOf } from './hero.ts';
import type { Family, SceneName } from './names.ts';
import type { Numbered } from './numbered.ts';
import { materials } from './paint.ts';
import { box } from './solids/box.ts';
import { type Plot, terrace } from './solids/terrace.ts';
import { sceneOnPlot } from './standard-hero.ts';

const PLOT: Plot = { x: -150, y: -150, width: 300, depth: 300 };
const PAD = 22;

/** One large object on a terrace with a pad in the colour of its family. */
export const terraceFaces = (scene: SceneName, family: Family, standards?: readonly Numbered[]): Face[] => {
  const pad: Plot = {
    x: PLOT.x + PAD,
    y: PLOT.y + PAD,
    width: PLOT.width - 2 * PAD,
    depth: PLOT.depth - 2 * PAD,
  };
  return [
    ...terrace(PLOT),
    ...box([pad.x, pad.y, 0], [pad.width, pad.depth, 6], materials[family]),
    ...sceneOnPlot(scene, pad, standards),
  ];
};

/** The hero of a management service, and of others without a number. SVG text. */
export const terraceHero = ({
  scene,
  family,
  standards,
  layout,
}: {
  readonly scene: SceneName;
  readonly family: Family;
  readonly standards?: readonly Numbered[] | undefined;
  readonly layout: HeroLayout;
}): string =>
  hero(terraceFaces(scene, family, standards), heroPlans[layout], {
    seed: seedOf(scene),
    largest: 2,
    depths: families[family][1],
  });
