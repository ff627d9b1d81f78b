import type { z } from 'zod';
import { label, template, text } from './text.ts';

type Texts<Name extends string> = Record<Name, z.ZodString>;

const isWhole = <Name extends string>(
  made: Record<string, z.ZodString>,
  names: readonly Name[],
): made is Texts<Name> => names.every((name) => Object.hasOwn(made, name));

/** Fields of an object that are all of one kind, by their names. */
const fields = <const Name extends string>(value: z.ZodString, names: readonly Name[]): Texts<Name> => {
  const made = Object.fromEntries(names.map((name) => [name, value]));
  if (!isWhole(made, names)) throw new TypeError(`lacks one of ${names.join(', ')}`);
  return made;
};

/** Short labels, by their names: `...labels('yes', 'no')` in an object. */
export const labels = <const Name extends string>(...names: readonly Name[]) => fields(label, names);

/** Sentences of at most so many characters, by their names. */
export const texts = <const Name extends string>(max: number, ...names: readonly Name[]) =>
  fields(text(max), names);

/** Texts in which code fills in the same words, by their names: `...templates(['n'], 'people', 'sites')`. */
export const templates = <const Name extends string>(
  placeholders: readonly string[],
  ...names: readonly Name[]
) => fields(template(placeholders), names);
