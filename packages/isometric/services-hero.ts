import { type HeroSetting, hero, heroPlans } from './hero.ts';
import { onPad, type Subject } from './plots.ts';
import { type Plot, terrace } from './solids/terrace.ts';

const COLUMNS = 3;
const SIDE = 150;
const GAP = 24;
const RIM = 22;
const PITCH = SIDE + GAP;

const plotOf = (index: number): Plot => ({
  x: Math.floor(index / COLUMNS) * PITCH,
  y: -(index % COLUMNS) * PITCH,
  width: SIDE,
  depth: SIDE,
});

/** All services on one calibrated terrace, each on a plot in its colour. SVG text. */
export const servicesHero = ({
  services,
  standards,
  layout,
}: HeroSetting & { services: readonly Subject[] }) => {
  const rows = Math.ceil(services.length / COLUMNS);
  const ground: Plot = {
    x: -RIM,
    y: -(COLUMNS - 1) * PITCH - RIM,
    width: rows * PITCH - GAP + 2 * RIM,
    depth: COLUMNS * PITCH - GAP + 2 * RIM,
  };
  const plotted = services
    .map((service, index) => ({ subject: { ...service, standards }, plot: plotOf(index) }))
    // Far plots first, so that near ones stand before them.
    .toSorted((one, other) => one.plot.x + one.plot.y - other.plot.x - other.plot.y);
  const faces = [...terrace(ground), ...plotted.flatMap(({ subject, plot }) => onPad(subject, plot, 0))];
  return hero(faces, heroPlans.low[layout], { grain: 2, largest: 2 });
};
