import { parse } from 'yaml';
import { z } from 'zod';
import { type Face, moveFaces } from '../face.ts';
import { moved, type Place, project } from '../geometry/projection.ts';
import { type Material, materialOf, paintOf } from '../paint.ts';
import { entryOf, read, readText } from '../read.ts';
import { angle, type Kind, number, type Part, part, place, type Setting, words } from './kind.ts';
import { kinds } from './kinds.ts';

/** The list of parts that a file gives under a name. */
export const partsOf = (file: string) => {
  const lists = read(z.record(words, z.array(part)), parse(readText(file)), file);
  return (name: string): readonly Part[] => entryOf(lists, name);
};

const objects = partsOf('objects/objects.yaml');

const ofThing = z.strictObject({ of: words.optional(), turn: angle.optional() });

/** A thing made of parts that objects.yaml lists, in the material that is given, and turned. */
const listed =
  (name: string): Kind =>
  (said, at, { material, standardFor, turn: whole }) => {
    const { of, turn = whole } = read(ofThing, said, name);
    return settingOf(standardFor, of ? material(of) : undefined, turn).parts(objects(name), at);
  };

/** Where parts are drawn: in a drawing with those standards, and within an object in its own material, turned as it is. */
export const settingOf = (standardFor: Setting['standardFor'], own?: Material, turn = 0): Setting => {
  const setting: Setting = {
    material: (said) => materialOf(said, own),
    paint: (said) => paintOf(said, own),
    parts: (parts, at) => parts.flatMap((each) => drawPart(each, at, setting)),
    standardFor,
    turn,
  };
  return setting;
};

/** What every part may say beside what its kind knows. */
const placing = z.looseObject({
  times: number.default(1),
  step: place.default([0, 0, 0]),
  scale: number.default(1),
});

const drawPart = (whole: Part, from: Place, setting: Setting): Face[] => {
  const [name = ''] = Object.keys(whole);
  const draw = kinds[name] ?? listed(name);
  const { [name]: first, times, step, scale, ...said } = read(placing, whole, name);
  return Array.from({ length: times }, (_, i) => {
    const at = moved(moved(from, read(place, first, name)), [i * step[0], i * step[1], i * step[2]]);
    return scale === 1
      ? draw(said, at, setting)
      : moveFaces(draw(said, [0, 0, 0], setting), project(at), scale);
  }).flat();
};
