import type { Face } from './face.ts';
import { textWidth } from './geometry/glyphs.ts';
import { lyingPlane } from './geometry/projection.ts';
import { type HeroLayout, hero } from './hero.ts';
import { type Numbered, numberedPlaces } from './numbered.ts';
import { factory } from './objects/energy.ts';
import { gaugeBlocks } from './objects/gauges.ts';
import { crane, lighthouse } from './objects/harbour.ts';
import { vial } from './objects/laboratory.ts';
import { pawn } from './objects/office.ts';
import { jar } from './objects/packaging.ts';
import { cocoaPod, teaShoot } from './objects/plants.ts';
import { cone } from './objects/safety.ts';
import { serverRack } from './objects/security.ts';
import { tyre } from './objects/tyre.ts';
import { weight } from './objects/weights.ts';
import { materials, shaded } from './paint.ts';
import { box } from './solids/box.ts';
import { numeral } from './solids/lettering.ts';
import { type Plot, ticksAlongX, ticksAlongY } from './solids/terrace.ts';
import { standing } from './standing.ts';

const { cinnamon, 'king-coconut': gold, lagoon, 'nil-manel': violet, ocean, steel } = materials;

const PLOT: Plot = { x: -250, y: -470, width: 520, depth: 560 };
const SIZE = 112;

const ground = ({ x, y, width, depth }: Plot): Face[] => [
  ...box([x - 26, y - 26, -44], [width + 52, depth + 52, 16], shaded(steel, 2, 3, 3)),
  ...box([x - 10, y - 10, -28], [width + 20, depth + 20, 12], shaded(steel, 1, 2, 3)),
  ...box([x, y, -16], [width, depth, 16], shaded(steel, 0, 2, 3)),
  ...ticksAlongY({ x, y, width, depth }, 0),
  ...ticksAlongX({ x, y, width, depth }, 0),
];

/** The standards on the island: where each stands that it is made for, and how high. */
const TOWERS = [
  { made: '27001', at: [-150, -5, 0], height: 118 },
  { made: '14001', at: [-38, -10, 0], height: 84 },
  { made: '22000', at: [74, -8, 0], height: 54 },
  { made: '9001', at: [186, -64, 0], height: 28 },
] as const;

type Tower = (typeof TOWERS)[number]['made'];

/** What stands in the place of a standard; another one, longer or shorter, about the same middle. */
const towersFor = (standards: readonly Numbered[]) => {
  const places = numberedPlaces(TOWERS, standards);
  return (tower: Tower): Face[] =>
    places
      .filter(({ made }) => made === tower)
      .flatMap(({ made, numeral: text, family, at: [x, y, z], height }) => {
        const longer = textWidth(text, SIZE) - textWidth(made, SIZE);
        return numeral(text, SIZE, lyingPlane([x, y + longer / 2, z]), height, materials[family]);
      });
};

const buildings = (tower: (made: Tower) => Face[]): Face[] =>
  standing(
    lighthouse([-215, -425, 0], 150),
    factory([-232, -30, 0], steel),
    tower('27001'),
    serverRack([-140, -462, 0], [38, 38, 84], violet),
    tower('14001'),
    teaShoot([-70, -447, 0], 0.9),
    teaShoot([-40, -430, 0], 0.7),
    crane([-20, 36, 0], 216, 150, 64),
    tower('22000'),
    cocoaPod([44, -450, 0], 0.78),
    jar([84, -444, 0], 15, 34, gold),
    tower('9001'),
    vial([128, -446, 0], 0.8, lagoon),
    vial([152, -428, 0], 0.62, cinnamon),
    tyre([196, -428, 0], 36, 26),
    cone([236, -300, 0], 0.6),
    cone([246, -268, 0], 0.6),
    weight([120, 52, 0], 17),
    weight([152, 66, 0], 12),
    gaugeBlocks([196, 18, 0]),
    pawn([20, 66, 0], 0.5, cinnamon),
    pawn([36, 58, 0], 0.5, steel),
    pawn([244, -150, 0], 0.5, steel),
    pawn([248, -128, 0], 0.5, ocean),
  );

const island = (standards: readonly Numbered[]): Face[] => [
  ...ground(PLOT),
  ...buildings(towersFor(standards)),
];

const PLANS = {
  wide: { width: 1600, height: 1000, frame: { left: 700, top: 150, width: 880, height: 740 } },
  // Sea at both sides, where its place is wider than the island.
  tall: { width: 1400, height: 700, frame: { left: 320, top: 10, width: 760, height: 680 } },
} as const;

/** The island of measure: four standards of the firm as buildings, among what is made to such. SVG text. */
export const homeIsland = ({
  standards,
  layout,
}: {
  readonly standards: readonly Numbered[];
  readonly layout: HeroLayout;
}): string => hero(island(standards), PLANS[layout], { grain: 2.5, seed: 2.4, largest: 2 });
