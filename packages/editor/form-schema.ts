import { z } from 'zod';
import { inWords } from './field-words.ts';

type Json = z.core.JSONSchema.BaseSchema;

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

/** The schemas that stand directly inside one, beside its fields. */
const innerOf = ({ items, additionalProperties, oneOf = [], anyOf = [], allOf = [] }: Json): Json[] =>
  [items, additionalProperties, ...oneOf, ...anyOf, ...allOf]
    .flat()
    .filter((inner): inner is Json => inner instanceof Object);

/** Gives each field a label of its name, and each alternative one, where the schema gives it none. */
const nameFields = (schema: Json): Json => {
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    if (field instanceof Object) {
      field.title ??= inWords(name);
      nameFields(field);
    }
  const options = schema.oneOf ?? schema.anyOf ?? [];
  for (const option of options) {
    const title = alternativeName(option, options);
    if (title) option.title ??= title;
  }
  innerOf(schema).forEach(nameFields);
  return schema;
};

/**
 * The form of a schema, as JSON Schema: what may be written where, with labels (`title`), hints (`description`) and limits.
 * Whether a value is right is not its matter: the content check says so.
 */
export const formSchema = (schema: z.ZodType): Json => {
  const options = { target: 'draft-7', io: 'input', unrepresentable: 'any', reused: 'inline' } as const;
  // Fields made of one schema share an object until they are copied: each has its own label.
  return nameFields(JSON.parse(JSON.stringify(z.toJSONSchema(schema, options))));
};
