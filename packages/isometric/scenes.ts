import type { Face } from './face.ts';
import type { Place } from './geometry/projection.ts';
import type { SceneName } from './names.ts';
import { type Numbered, numberedPlaces } from './numbered.ts';
import type { Part } from './objects/kind.ts';
import { partsOf, settingOf } from './objects/parts.ts';
import { standing } from './standing.ts';

const scenes = partsOf('scenes.yaml');
const openings = partsOf('openings.yaml');

/** What is shown of no firm. */
const example: readonly Numbered[] = [
  { numeral: '22000', family: 'king-coconut' },
  { numeral: '9001', family: 'ocean' },
];

const drawn = (objects: readonly Part[] = [], standards = example, at: Place = [0, 0, 0]): Face[] => {
  const places = objects.flatMap(({ made }) => (typeof made === 'string' ? [{ made }] : []));
  const numbered = numberedPlaces(places, standards);
  return standing(settingOf((made) => numbered.find((place) => place.made === made)).parts(objects, at));
};

/**
 * The objects of a scene.
 * @param standards those of the firm, where numbers are among the objects
 */
export const sceneFaces = (scene: SceneName, standards?: readonly Numbered[]): Face[] =>
  drawn(scenes[scene], standards);

/** What openings.yaml lists for the opening of a single page. */
export const openingFaces = (name: string, at?: Place, standards?: readonly Numbered[]): Face[] =>
  drawn(openings[name], standards, at);
