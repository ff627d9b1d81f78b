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
  /** Of a group whose entries have names of their own: what these look like, and what to ask for; or which there are. */
  propertyNames: z
    .object({ pattern: text, description: text, enum: z.array(z.string()).optional() })
    .optional(),
});

/** What a form has to know of a field: JSON Schema, with a label each. */
export type FieldSchema = z.output<typeof own> & {
  properties: Record<string, FieldSchema>;
  items?: FieldSchema | undefined;
  /** Of each entry of such a group. */
  additionalProperties?: FieldSchema | undefined;
  /** The alternatives that it may be written in. */
  options: FieldSchema[];
};

/** What tells an alternative from the others: the value it is bound to, the fields that it alone needs, or that it has none. */
const optionName = (option: FieldSchema, all: readonly FieldSchema[]) => {
  const bound = Object.values(option.properties).find((field) => typeof field.const === 'string');
  if (bound) return inWords(String(bound.const));
  const others = all.filter((other) => other !== option);
  const own = option.required.filter((name) => others.every((other) => !other.required.includes(name)));
  return own.map(inWords).join(', ') || (option.type === 'array' ? 'List' : 'Text');
};

const inner = z.lazy(() => schema);
const schema: z.ZodType<FieldSchema> = own
  .extend({
    properties: z.record(z.string(), inner).default({}),
    // Of a fixed row of values, which are all of a kind.
    items: z.preprocess((items) => (Array.isArray(items) ? items[0] : items), inner.optional()),
    // A group that takes no further entries says false.
    additionalProperties: z.preprocess((each) => each || undefined, inner.optional()),
    oneOf: z.array(inner).default([]),
    anyOf: z.array(inner).default([]),
  })
  .transform(({ oneOf, anyOf, properties, additionalProperties, ...field }) => {
    const fixed = field.propertyNames?.enum;
    // Entries whose names are given are fields like any others: nobody adds or removes one.
    const fields = fixed?.map((name) => [name, additionalProperties] as const) ?? Object.entries(properties);
    return {
      ...field,
      additionalProperties: fixed ? undefined : additionalProperties,
      // What the schema gives no label is called by its name.
      properties: Object.fromEntries(
        fields.map(([name, each = schema.parse({})]) => [name, { title: inWords(name), ...each }]),
      ),
      options: [...oneOf, ...anyOf].map((each, _, all) => ({ title: optionName(each, all), ...each })),
    };
  });

/**
 * The form of a schema: what may be written where, with labels (`title`), hints (`description`) and limits. Whether a value is
 * right is not its matter: the content check says so.
 */
export const formSchema = (content: z.ZodType): FieldSchema => {
  const options = { target: 'draft-7', io: 'input', unrepresentable: 'any', reused: 'inline' } as const;
  return schema.parse(z.toJSONSchema(content, options));
};
