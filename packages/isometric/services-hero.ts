import type { Face } from './face.ts';
import { type HeroLayout, hero } from './hero.ts';
import type { Family, SceneName } from './names.ts';
import type { Numbered } from './numbered.ts';
import { materials } from './paint.ts';
import { box } from './solids/box.ts';
import { type Plot, terrace } from './solids/terrace.ts';
import { sceneOnPlot } from './standard-hero.ts';

const PLANS = {
  wide: { width: 1600, height: 640, frame: { left: 800, top: 24, width: 780, height: 592 } },
  tall: { width: 780, height: 700, frame: { left: 20, top: 20, width: 740, height: 640 } },
} as const;

const COLUMNS = 3;
const SIDE = 150;
const GAP = 24;
const PAD = 6;
const RIM = 22;

/** A service: its object and its colour. */
export type ServicePlot = { readonly scene: SceneName; readonly family: Family };

const pitch = SIDE + GAP;

/** Far plots first, so that near ones stand before them. */
const plotted = (services: readonly ServicePlot[]) =>
  services
    .map((service, index) => {
      const plot: Plot = {
        x: Math.floor(index / COLUMNS) * pitch,
        y: -(index % COLUMNS) * pitch,
        width: SIDE,
        depth: SIDE,
      };
      return { ...service, plot };
    })
    .toSorted((one, other) => one.plot.x + one.plot.y - other.plot.x - other.plot.y);

const plotFaces = (
  { scene, family, plot }: ServicePlot & { plot: Plot },
  standards: readonly Numbered[] | undefined,
): Face[] => [
  ...box([plot.x, plot.y, 0], [SIDE, SIDE, PAD], materials[family]),
  ...sceneOnPlot(scene, plot, standards),
];

/** All services on one calibrated terrace, each on a plot in its colour. Wide is 1600 by 640. SVG text. */
export const servicesHero = ({
  services,
  standards,
  layout,
}: {
  readonly services: readonly ServicePlot[];
  readonly standards?: readonly Numbered[] | undefined;
  readonly layout: HeroLayout;
}): string => {
  const rows = Math.ceil(services.length / COLUMNS);
  const ground: Plot = {
    x: -RIM,
    y: -(COLUMNS - 1) * pitch - RIM,
    width: rows * pitch - GAP + 2 * RIM,
    depth: COLUMNS * pitch - GAP + 2 * RIM,
  };
  const objects = plotted(services).flatMap((service) => plotFaces(service, standards));
  const faces = [...terrace(ground), ...objects];
  return hero(faces, PLANS[layout], { grain: 2, seed: 6, largest: 2 });
};
