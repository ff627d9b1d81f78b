import { parse } from 'yaml';
import { z } from 'zod';
import { type Face, moveFaces } from '../face.ts';
import { moved, type Place, project } from '../geometry/projection.ts';
import { type Material, materialOf, paintOf } from '../paint.ts';
import { readText } from '../read-text.ts';
import { calculated } from './calculated.ts';
import { flag, type Kind, number, type Part, part, place, read, type Setting, words } from './kind.ts';
import { solidParts } from './solid-parts.ts';

const kinds = new Map<string, Kind>(Object.entries({ ...solidParts, ...calculated }));

/** Lists of parts as a file of this folder gives them, each under one of the names; read when it is first asked for. */
export const partsOf = <Name extends string>(file: string, names: z.ZodType<Name, Name>) => {
  const load = () => read(z.record(names, z.array(part)), parse(readText(`objects/${file}`)), file);
  let lists: ReturnType<typeof load> | undefined;
  return () => {
    lists ??= load();
    return lists;
  };
};

const objects = partsOf('objects.yaml', words);

const inMaterial = z.strictObject({ of: words.optional() });

/** A thing made of parts that objects.yaml lists, in the material that is given. */
const listed = (name: string): Kind | undefined => {
  const parts = objects()[name];
  if (!parts) return undefined;
  return (said, at, { material, standardFor }) => {
    const { of } = read(inMaterial, said, name);
    return settingOf(standardFor, of ? material(of) : undefined).parts(parts, at);
  };
};

/** Where parts are drawn: in a drawing with those standards, and within an object in its own material. */
export const settingOf = (standardFor: Setting['standardFor'], own?: Material): Setting => {
  const setting: Setting = {
    material: (said) => materialOf(said, own),
    paint: (said) => paintOf(said, own),
    parts: (parts, at) => parts.flatMap((each) => drawPart(each, at, setting)),
    standardFor,
  };
  return setting;
};

/** What every part may say beside what its kind knows. */
const placing = z.looseObject({
  times: number.default(1),
  step: place.default([0, 0, 0]),
  scale: number.default(1),
  shadowless: flag,
});

const drawPart = (whole: Part, from: Place, setting: Setting): Face[] => {
  const [name = ''] = Object.keys(whole);
  const draw = kinds.get(name) ?? listed(name);
  if (!draw) throw new Error(`There is no "${name}" to draw: see packages/isometric/objects/parts.ts.`);
  const { [name]: first, times, step, scale, shadowless, ...said } = read(placing, whole, name);
  const faces = Array.from({ length: times }, (_, i) => {
    const at = moved(moved(from, read(place, first, name)), [i * step[0], i * step[1], i * step[2]]);
    return scale === 1
      ? draw(said, at, setting)
      : moveFaces(draw(said, [0, 0, 0], setting), project(at), scale);
  }).flat();
  return shadowless ? faces.filter(({ paint }) => paint.kind !== 'shadow') : faces;
};
