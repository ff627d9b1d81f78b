import type { Face } from './face.ts';
import { type HeroLayout, hero } from './hero.ts';
import type { Numbered } from './numbered.ts';
import { materials, shaded } from './paint.ts';
import { openingFaces } from './scenes.ts';
import { box } from './solids/box.ts';
import { type Plot, ticksAlongX, ticksAlongY } from './solids/terrace.ts';

const { steel } = materials;

const PLOT: Plot = { x: -250, y: -470, width: 520, depth: 560 };
const ground = ({ x, y, width, depth }: Plot): Face[] => [
  ...box([x - 26, y - 26, -44], [width + 52, depth + 52, 16], shaded(steel, 2, 3, 3)),
  ...box([x - 10, y - 10, -28], [width + 20, depth + 20, 12], shaded(steel, 1, 2, 3)),
  ...box([x, y, -16], [width, depth, 16], shaded(steel, 0, 2, 3)),
  ...ticksAlongY({ x, y, width, depth }, 0),
  ...ticksAlongX({ x, y, width, depth }, 0),
];

const island = (standards: readonly Numbered[]): Face[] => [
  ...ground(PLOT),
  ...openingFaces('island', [0, 0, 0], standards),
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
