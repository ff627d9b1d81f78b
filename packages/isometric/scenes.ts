import { z } from 'zod';
import { type Face, standing } from './face.ts';
import { type HeroSetting, hero, heroPlans } from './hero.ts';
import { type SceneName, sceneNames } from './names.ts';
import { type Numbered, numberedPlaces } from './numbered.ts';
import type { Part } from './objects/kind.ts';
import { partsOf, settingOf } from './objects/parts.ts';

const scenes = partsOf('scenes.yaml', z.enum(sceneNames));
const openings = partsOf('openings.yaml', z.enum(['home-ground', 'home']));

/** What is shown of no firm. */
const example: readonly Numbered[] = [
  { numeral: '22000', family: 'king-coconut' },
  { numeral: '9001', family: 'ocean' },
];

const drawn = (objects: readonly Part[], standards = example): Face[] => {
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
export const sceneFaces = (scene: SceneName, standards?: readonly Numbered[]): Face[] =>
  drawn(scenes()[scene], standards);

/** The opening of the home page: an island with standards of the firm as buildings, as openings.yaml lists them. SVG text. */
export const opening = ({ standards, layout }: HeroSetting): string => {
  const { home, 'home-ground': ground } = openings();
  return hero([...drawn(ground), ...drawn(home, standards)], heroPlans.island[layout], {
    grain: 2.5,
    seed: 2.4,
    largest: 2,
  });
};
