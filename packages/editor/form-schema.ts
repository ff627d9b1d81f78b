import { z } from 'zod';
import { inWords } from './field-words.ts';

const limit = z.int().optional();
const text = z.string().optional();

const own = z.object({
  title: text,
  description: text,
  type: z.enum(['object', 'array', 'string', 'integer', 'number', 'boolean']).optional(),
  /** How a text is written or chosen: `date`, `page`, `picture`, `linked`, or a kind of drawing. */
  format: text,
  const: z.unknown().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  /** Set by the editor, and not shown. */
  readOnly: z.boolean().optional(),
  /** The field beside it that makes this one needless once it is filled in: a drawn mark beside a logo. */
  unless: text,
  /** The part of the text that holds what can be chosen from, by its names: `phones`. */
  among: text,
  minItems: limit,
  maxItems: limit,
  maxLength: limit,
  required: z.array(z.string()).default([]),
});

/** What a form has to know of a field: JSON Schema, with a label each. */
export type FieldSchema = z.output<typeof own> & {
  properties: Record<string, FieldSchema>;
  items?: FieldSchema | undefined;
  /** Of a group whose entries have names of their own. */
  additionalProperties?: FieldSchema | undefined;
  oneOf?: FieldSchema[] | undefined;
  anyOf?: FieldSchema[] | undefined;
};

/** What tells an alternative from the others: the value it is bound to, or the fields that it alone needs. */
const optionName = (option: FieldSchema, all: readonly FieldSchema[]) => {
  const bound = Object.values(option.properties).find((field) => typeof field.const === 'string');
  if (bound) return inWords(String(bound.const));
  const others = all.filter((other) => other !== option);
  const own = option.required.filter((name) => others.every((other) => !other.required.includes(name)));
  return own.map(inWords).join(', ');
};

const inner = z.lazy(() => schema);
// What the schema gives no label is called by its name.
const fields = z
  .record(z.string(), inner)
  .default({})
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).map(([name, field]) => [name, { title: inWords(name), ...field }]),
    ),
  );
const options = z
  .array(inner)
  .transform((all) => all.map((option) => ({ title: optionName(option, all), ...option })))
  .optional();
const schema: z.ZodType<FieldSchema> = own.extend({
  properties: fields,
  // Of a fixed row of values, which are all of a kind.
  items: z.preprocess((items) => (Array.isArray(items) ? items[0] : items), inner.optional()),
  additionalProperties: inner.optional(),
  oneOf: options,
  anyOf: options,
});

/** The alternatives that a field may be written in. */
export const optionsOf = ({ oneOf, anyOf }: FieldSchema): readonly FieldSchema[] => oneOf ?? anyOf ?? [];

/** The names of the fields that stand beside one another where a field is, in their order; `parts` are those of its path. */
export const namesBeside = (schema: FieldSchema, parts: readonly string[]): string[] => {
  const inside = (fields: readonly FieldSchema[]) => fields.flatMap((field) => [field, ...optionsOf(field)]);
  let around = inside([schema]);
  for (const part of parts.slice(0, -1))
    around = inside(
      around.flatMap(({ items, properties, additionalProperties }) => {
        const next = /^\d+$/.test(part) ? items : (properties[part] ?? additionalProperties);
        return next ? [next] : [];
      }),
    );
  return around.flatMap(({ properties }) => Object.keys(properties));
};

/**
 * The form of a schema: what may be written where, with labels (`title`), hints (`description`) and limits. Whether a value is
 * right is not its matter: the content check says so.
 */
export const formSchema = (content: z.ZodType): FieldSchema => {
  const options = { target: 'draft-7', io: 'input', unrepresentable: 'any', reused: 'inline' } as const;
  const text = JSON.stringify(z.toJSONSchema(content, options));
  // A group that takes no further entries says false, one that does how they are written.
  return schema.parse(JSON.parse(text.replaceAll('"additionalProperties":false', '"closed":true')));
};
