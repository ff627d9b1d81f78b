import { z } from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

/** `givenBy` → `Given by` */
const inWords = (name: string) => {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** What tells an alternative from the others: the value it is bound to, or the fields that it alone needs. */
const alternativeName = (option: Json, all: readonly Json[]) => {
  const [bound] = Object.values(option.properties ?? {}).flatMap((field) =>
    field instanceof Object && typeof field.const === 'string' ? [field.const] : [],
  );
  if (bound) return inWords(bound);
  const others = all.filter((other) => other !== option);
  const own = (option.required ?? []).filter((name) =>
    others.every((other) => !other.required?.includes(name)),
  );
  return own.map(inWords).join(', ');
};

/** Gives each field a label of its name, where the schema gives it none. */
const named = ({ jsonSchema }: { jsonSchema: Json }) => {
  for (const [name, field] of Object.entries(jsonSchema.properties ?? {}))
    if (field instanceof Object) field.title ??= inWords(name);
  const options = jsonSchema.oneOf ?? jsonSchema.anyOf ?? [];
  for (const option of options) {
    const title = alternativeName(option, options);
    if (title) option.title ??= title;
  }
};

/**
 * The form of a schema, as JSON Schema: what may be written where, with labels (`title`), hints (`description`) and limits.
 * Whether a value is right is not its matter: the content check says so.
 */
export const formSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: named,
  });
