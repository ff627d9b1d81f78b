import { type Face, moveFaces } from './face.ts';
import { families } from './families.ts';
import { type HeroLayout, hero, seedOf } from './hero.ts';
import type { Family, SceneName } from './names.ts';
import type { Numbered } from './numbered.ts';
import { materials, shaded } from './paint.ts';
import { box } from './solids/box.ts';
import { type Plot, terrace, ticksAlongY } from './solids/terrace.ts';
import { sceneOnPlot } from './standard-hero.ts';

const SIDE = 250;
const PAD = 18;
/** How much higher each step of a staircase is than the one before. */
const RISE = 44;

const PLANS = {
  wide: { width: 1600, height: 1000, frame: { left: 876, top: 160, width: 660, height: 520 } },
  tall: { width: 780, height: 600, frame: { left: 20, top: 24, width: 740, height: 552 } },
} as const;

/** A page that is compared: its object and its colour. */
export type Compared = { readonly scene: SceneName; readonly family: Family };

/** Lit faces never stand on their own tone: what is violet stands on blue. */
const padOf = (family: Family) => materials[family === 'nil-manel' ? 'ocean' : family];

type Look = { readonly isStaircase: boolean; readonly standards: readonly Numbered[] | undefined };

/** The first stands nearest to the text, each further one behind it at the right. */
const plotFaces = ({ scene, family }: Compared, index: number, { isStaircase, standards }: Look): Face[] => {
  const y = -SIDE * (index + 1);
  const z = isStaircase ? index * RISE : 0;
  const plot: Plot = { x: -SIDE / 2, y, width: SIDE, depth: SIDE };
  const side = SIDE - 2 * PAD;
  const pad: Plot = { x: plot.x + PAD, y: y + PAD, width: side, depth: side };
  const step = [
    ...box([plot.x, y, -22], [SIDE, SIDE, 22 + z], shaded(materials.steel, 1, 2, 3)),
    ...ticksAlongY(plot, z),
  ];
  const object = [
    ...box([pad.x, pad.y, 0], [side, side, 6], padOf(family)),
    ...sceneOnPlot(scene, pad, standards, 2.2),
  ];
  return [...(z > 0 ? step : []), ...moveFaces(object, [0, -z])];
};

/** What is compared, side by side on one calibrated terrace, each on a plot in its colour; or as steps of a staircase. SVG text. */
export const comparisonHero = ({
  compared,
  isStaircase = false,
  standards,
  layout,
}: {
  readonly compared: readonly Compared[];
  readonly isStaircase?: boolean | undefined;
  readonly standards?: readonly Numbered[] | undefined;
  readonly layout: HeroLayout;
}): string => {
  const depth = SIDE * compared.length;
  const plots = compared.map((page, index) => plotFaces(page, index, { isStaircase, standards }));
  const faces = [...terrace({ x: -SIDE / 2, y: -depth, width: SIDE, depth }), ...plots.toReversed().flat()];
  return hero(faces, PLANS[layout], {
    // The more there are, the smaller each is shown.
    grain: 6.6 / (compared.length + 1),
    seed: seedOf(compared.map(({ scene }) => scene).join()),
    largest: 2,
    depths: families[compared[0]?.family ?? 'ocean'][1],
  });
};
