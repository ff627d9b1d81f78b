import { type Face, moveFaces } from './face.ts';
import { families } from './families.ts';
import { type HeroSetting, hero, heroPlans, seedOf } from './hero.ts';
import { materials, shaded } from './paint.ts';
import { onPad, type Subject } from './plots.ts';
import { box } from './solids/box.ts';
import { type Plot, terrace, ticksAlongY } from './solids/terrace.ts';

const SIDE = 250;
/** How much higher each step of a staircase is than the one before. */
const RISE = 44;

/** The first stands nearest to the text, each further one behind it at the right, raised to `z`. */
const plotFaces = (subject: Subject, index: number, z: number): Face[] => {
  const plot: Plot = { x: -SIDE / 2, y: -SIDE * (index + 1), width: SIDE, depth: SIDE };
  const step = [
    ...box([plot.x, plot.y, -22], [SIDE, SIDE, 22 + z], shaded(materials.steel, 1, 2, 3)),
    ...ticksAlongY(plot, z),
  ];
  const pad = onPad(subject, plot, 18, 2.2);
  return [...(z > 0 ? step : []), ...moveFaces(pad, [0, -z])];
};

/** What is compared, side by side on one calibrated terrace, each on a plot in its colour; or as steps of a staircase. SVG text. */
export const comparisonHero = ({
  compared,
  isStaircase = false,
  standards,
  layout,
}: HeroSetting & {
  readonly compared: readonly Subject[];
  readonly isStaircase?: boolean | undefined;
}): string => {
  const depth = SIDE * compared.length;
  const plots = compared.map((subject, index) =>
    plotFaces({ ...subject, standards }, index, isStaircase ? index * RISE : 0),
  );
  const faces = [...terrace({ x: -SIDE / 2, y: -depth, width: SIDE, depth }), ...plots.toReversed().flat()];
  return hero(faces, heroPlans.compared[layout], {
    // The more there are, the smaller each is shown.
    grain: 6.6 / (compared.length + 1),
    seed: seedOf(compared.map(({ scene }) => scene).join()),
    largest: 2,
    depths: families[compared[0]?.family ?? 'ocean'][1],
  });
};
