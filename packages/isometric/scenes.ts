import { z } from 'zod';
import type { Face } from './face.ts';
import { type SceneName, sceneNames } from './names.ts';
import { type Numbered, numberedPlaces } from './numbered.ts';
import type { Part } from './objects/kind.ts';
import { partsOf, settingOf } from './objects/parts.ts';
import { standing } from './standing.ts';

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

/** What openings.yaml lists for the home page. */
export const openingFaces = (name: 'home-ground' | 'home', standards?: readonly Numbered[]): Face[] =>
  drawn(openings()[name], standards);
