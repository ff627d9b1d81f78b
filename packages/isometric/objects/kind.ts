import { z } from 'zod';
import type { Face } from '../face.ts';
import { type Place, pairs } from '../geometry/projection.ts';
import type { Numbered } from '../numbered.ts';
import type { Material, Paint } from '../paint.ts';
import { read } from '../read.ts';

/** An entry of a list of parts: see objects.yaml. */
export const part = z.record(z.string(), z.unknown());
export type Part = Readonly<z.output<typeof part>>;

/** What the words of a part mean where it is drawn. */
export type Setting = {
  readonly material: (words: string) => Material;
  readonly paint: (words: string) => Paint;
  /** How far a thing is turned, in plan: from the x axis towards the y axis. */
  readonly turn: number;
  readonly parts: (parts: readonly Part[], at: Place) => Face[];
  /** The standard that stands in the place made for one, if any does. */
  readonly standardFor: (made: string) => Numbered | undefined;
};

/** Draws what a part says of itself, at a place or on a plane. */
export type Kind<Where = Place> = (said: Part, where: Where, setting: Setting) => Face[];

export const number = z.number();
/** Said in degrees, calculated with in radians. */
export const angle = number.transform((degrees) => (degrees * Math.PI) / 180);
export const words = z.string();
export const flag = z.boolean().default(false);
export const point = z.tuple([number, number]);
export const place = z.tuple([number, number, number]);
export const profile = z.array(number).transform((values) => pairs(...values));

/** A kind of part: what it says, and how that is drawn. */
export const kind = <Shape extends z.ZodRawShape, Where = Place>(
  shape: Shape,
  draw: (said: z.output<z.ZodObject<Shape>>, where: Where, setting: Setting) => Face[],
): Kind<Where> => {
  const schema = z.strictObject(shape);
  return (said, where, setting) =>
    draw(read(schema, said, `objects: ${JSON.stringify(said)}`), where, setting);
};
