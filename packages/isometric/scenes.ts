import { type Face, standing } from './face.ts';
import { type HeroSetting, hero, heroPlans } from './hero.ts';
import { type Numbered, numberedPlaces } from './numbered.ts';
import { partsOf, settingOf } from './objects/parts.ts';

const scenes = partsOf('objects/scenes.yaml');
const openings = partsOf('objects/openings.yaml');

/** What is shown of no firm. */
const example: readonly Numbered[] = [
  { numeral: '22000', family: 'king-coconut' },
  { numeral: '9001', family: 'ocean' },
];

const drawn = (objects: ReturnType<typeof scenes>, standards = example): Face[] => {
  const places = objects.flatMap(({ made }) => (typeof made === 'string' ? [{ made }] : []));
  const numbered = numberedPlaces(places, standards);
  return standing(
    settingOf((made) => numbered.find((place) => place.made === made)).parts(objects, [0, 0, 0]),
  );
};

/**
 * The objects of a scene.
 * @param standards those of the firm, where numbers are among the objects
 */
export const sceneFaces = (scene: string, standards?: readonly Numbered[]): Face[] =>
  drawn(scenes(scene), standards);

/** The opening of the home page: an island with standards of the firm as buildings, as openings.yaml lists them. SVG text. */
export const opening = ({ standards, layout }: HeroSetting): string => {
  const faces = [...drawn(openings('home-ground')), ...drawn(openings('home'), standards)];
  return hero(faces, heroPlans.island[layout], { grain: 2.5, largest: 2 });
};

/** The opening of the catalogue: the standards of the firm side by side. SVG text. */
export const catalogueHero = ({ standards, layout }: HeroSetting): string =>
  hero(drawn(openings('catalogue'), standards), heroPlans.low[layout], { grain: 2, largest: 0.54 });
