import { z } from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

/** A field of the hosted editor, by the names of its documentation; as far as this site uses them. */
export type Field = {
  name: string;
  label: string;
  widget:
    | 'boolean'
    | 'datetime'
    | 'image'
    | 'keyvalue'
    | 'list'
    | 'markdown'
    | 'number'
    | 'object'
    | 'select'
    | 'string'
    | 'text';
  required?: false;
  hint?: string;
  [option: string]: unknown;
};

/** What may be written where, as it is typed into a form: a schema of the content as JSON Schema. */
export const jsonSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any', reused: 'inline' });

/** Longer than this it is written in several lines. */
const oneLine = 100;

/** What tells entries of a list apart while they are folded. */
const tellingFields = ['title', 'name', 'label', 'heading', 'question', 'term', 'trade', 'named', 'page'];

const isSchema = (found: unknown): found is Json => found instanceof Object && !Array.isArray(found);

const schemasIn = (found: unknown): Json[] => (Array.isArray(found) ? found.filter(isSchema) : []);

const optionsOf = ({ oneOf, anyOf }: Json) => schemasIn(oneOf ?? anyOf);

const inWords = (name: string) => {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const patternsOf = ({ pattern, allOf }: Json): string[] => [
  ...(pattern === undefined ? [] : [pattern]),
  ...schemasIn(allOf).flatMap(patternsOf),
];

/** A file of content/media/: by the kinds that its name may end in. */
const isPicture = (schema: Json) => patternsOf(schema).some((pattern) => pattern.includes('webp'));

const textField = (schema: Json) => {
  const { maxLength, format } = schema;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  if (isPicture(schema))
    return { widget: 'image', media_folder: '/content/media', public_folder: '', choose_url: false } as const;
  const [pattern] = patternsOf(schema);
  const isLong =
    maxLength === undefined ? pattern === undefined && format === undefined : maxLength > oneLine;
  return {
    widget: isLong ? ('text' as const) : ('string' as const),
    ...(pattern ? { pattern: [pattern, 'Write it as the other entries are written.'] } : {}),
  };
};

/** Said, not enforced: the check counts what visitors read, with tokens such as `{firm.name}` filled in and links taken out. */
const sizeHint = ({ minLength = 0, maxLength }: Json) => {
  if (maxLength === undefined) return '';
  return minLength > 1 ? `${minLength} to ${maxLength} characters.` : `At most ${maxLength} characters.`;
};

const hintOf = (schema: Json) => [schema.description, sizeHint(schema)].filter(Boolean).join(' ');

const numberField = ({ type, minimum, maximum, multipleOf }: Json) => ({
  widget: 'number' as const,
  value_type: type === 'integer' ? 'int' : 'float',
  ...(minimum === undefined ? {} : { min: minimum }),
  ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum }),
  // Three places of a degree are a hundred metres.
  step: multipleOf ?? (type === 'integer' ? 1 : 0.001),
});

/** The fields of a group, with those of a file that its schema leaves open: telephones by their names, for instance. */
const fieldsIn = (schema: Json, value: unknown): Field[] => {
  const { properties = {}, required = [], additionalProperties } = schema;
  const open = isSchema(additionalProperties) ? additionalProperties : undefined;
  const written = open && value instanceof Object ? Object.keys(value) : [];
  const named = Object.entries(properties).flatMap(([name, field]) =>
    isSchema(field) ? [[name, field] as const] : [],
  );
  const others = written
    .filter((name) => !Object.hasOwn(properties, name))
    .flatMap((name) => (open ? [[name, open] as const] : []));
  return [...named, ...others].map(([name, field]) =>
    fieldOf(name, field, {
      isRequired: required.includes(name) || !Object.hasOwn(properties, name),
      value: value instanceof Object ? Reflect.get(value, name) : undefined,
    }),
  );
};

/** The field that every alternative binds to a value of its own: `kind`. */
const bindingOf = (options: readonly Json[]) => {
  const [first] = options;
  return Object.entries(first?.properties ?? {}).find(
    ([name, field]) =>
      isSchema(field) &&
      options.every(({ properties }) => isSchema(properties?.[name]) && properties[name].const !== undefined),
  )?.[0];
};

const alternatives = (options: readonly Json[]): { fields?: Field[]; typeKey?: string; types?: object[] } => {
  const binding = bindingOf(options);
  if (binding === undefined) return { fields: merged(options) };
  return {
    typeKey: binding,
    types: options.map((option) => {
      const bound = option.properties?.[binding];
      const name = isSchema(bound) ? String(bound.const) : '';
      return {
        name,
        label: inWords(name),
        fields: fieldsIn(option, undefined).filter((field) => field.name !== binding),
      };
    }),
  };
};

/** One group for alternatives that nothing tells apart: what one of them does without may be left empty. */
const merged = (options: readonly Json[]): Field[] => {
  const all = new Map(
    options.flatMap((option) => fieldsIn(option, undefined)).map((field) => [field.name, field]),
  );
  return [...all.values()].map((field) =>
    options.every(({ required = [] }) => required.includes(field.name))
      ? field
      : { ...field, required: false },
  );
};

const listField = ({ items, minItems, maxItems }: Json) => {
  const limits = { ...(minItems ? { min: minItems } : {}), ...(maxItems ? { max: maxItems } : {}) };
  // A list of so many texts, each of its own meaning, is one of texts here.
  const [entry] = Array.isArray(items) ? schemasIn(items) : schemasIn([items]);
  if (entry === undefined) return { widget: 'list' as const, ...limits };
  const isGroup = entry.properties !== undefined || optionsOf(entry).length > 0;
  if (!isGroup)
    return { widget: 'list' as const, ...limits, field: fieldOf('entry', entry, { isRequired: true }) };
  const inside =
    optionsOf(entry).length > 0 ? alternatives(optionsOf(entry)) : { fields: fieldsIn(entry, undefined) };
  const telling = tellingFields.find((name) => inside.fields?.some((field) => field.name === name));
  return {
    widget: 'list' as const,
    collapsed: true,
    ...limits,
    ...(telling ? { summary: `{{fields.${telling}}}` } : {}),
    ...inside,
  };
};

const groupField = (schema: Json, value: unknown) => {
  const open = isSchema(schema.additionalProperties) ? schema.additionalProperties : undefined;
  if (open?.type === 'string' && schema.properties === undefined) return { widget: 'keyvalue' as const };
  return { widget: 'object' as const, collapsed: true, fields: fieldsIn(schema, value) };
};

const kindOf = (schema: Json, value: unknown) => {
  const options = optionsOf(schema);
  if (options.length > 0) return { widget: 'object' as const, collapsed: true, ...alternatives(options) };
  // What may only be there or not: empty, it is left out of the file.
  if (schema.const !== undefined) return { widget: 'select' as const, options: [schema.const] };
  if (schema.enum) return { widget: 'select' as const, options: schema.enum };
  if (schema.type === 'array') return listField(schema);
  if (schema.type === 'object') return groupField(schema, value);
  if (schema.type === 'boolean') return { widget: 'boolean' as const };
  if (schema.type === 'number' || schema.type === 'integer') return numberField(schema);
  return textField(schema);
};

/**
 * A field of the hosted editor for one of a JSON schema.
 * @param value what stands there in the file, for groups whose names the schema leaves open
 */
export const fieldOf = (
  name: string,
  schema: Json,
  { isRequired, value }: { isRequired: boolean; value?: unknown },
): Field => ({
  name,
  label: schema.title ?? inWords(name),
  ...kindOf(schema, value),
  ...(hintOf(schema) ? { hint: hintOf(schema) } : {}),
  ...(isRequired ? {} : { required: false }),
});

/** Whether the editor could show every field: lists that hold lists it flattens. */
export const canBeShown = (schema: Json): boolean => {
  const entries = Array.isArray(schema.items) ? schemasIn(schema.items) : schemasIn([schema.items]);
  if (
    entries.some((entry) => entry.type === 'array' || optionsOf(entry).some(({ type }) => type === 'array'))
  )
    return false;
  const options = optionsOf(schema);
  if (options.some(({ type }) => type !== 'object')) return false;
  const { properties = {}, additionalProperties } = schema;
  return [...entries, ...options, ...Object.values(properties), additionalProperties]
    .filter(isSchema)
    .every(canBeShown);
};
