import type { FieldSchema } from './form-schema.ts';

/** `givenBy` → `Given by`; an address stays as it is. */
export const inWords = (name: string): string => {
  if (name.startsWith('/')) return name;
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** A name as files have it: `Head office` → `head-office`. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** How many entries a list may have: `Always 5.`, `At least 3, at most 12.` */
export const limitsInWords = ({ minItems: least, maxItems: most }: Partial<FieldSchema>): string => {
  if (least !== undefined && least === most)
    return `Always ${least}: the page is laid out for exactly that many.`;
  const limits = [least && `at least ${least}`, most && `at most ${most}`].filter(Boolean).join(', ');
  return limits && `${inWords(limits)}.`;
};

/** The parts of a field's path: `benefits.items[2].icon` → `benefits`, `items`, `2`, `icon` */
const partsOf = (field: string): string[] => field.split(/[.[\]]+/).filter((part) => part !== '');

/** The path of a field within another, of a list where the part is a place: `items`, 2 → `items[2]` */
export const fieldIn = (field: string, part: string | number): string => {
  if (typeof part === 'number') return `${field}[${part}]`;
  return field ? `${field}.${part}` : part;
};

/** The texts of a value, by the path of the field that holds each. */
export const wordsIn = (value: unknown, field = ''): { field: string; text: string }[] => {
  if (typeof value === 'string') return [{ field, text: value }];
  if (!(value instanceof Object)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    wordsIn(inner, fieldIn(field, isList ? Number(key) : key)),
  );
};

export const textsIn = (value: unknown): string[] => wordsIn(value).map(({ text }) => text);

/** What stands in a field; undefined where there is none. */
export const valueAt = (value: unknown, field: string): unknown =>
  partsOf(field).reduce<unknown>(
    (found, part) =>
      found instanceof Object && Object.hasOwn(found, part) ? Reflect.get(found, part) : undefined,
    value,
  );

/**
 * A value with something else in one of its fields; undefined takes the field away.
 * @param order the names of the fields beside it: one that comes in stands before those that follow it
 */
export const withValueAt = (
  value: unknown,
  field: string,
  inner: unknown,
  order: readonly string[] = [],
): unknown => {
  const [part, ...others] = partsOf(field);
  if (part === undefined) return inner;
  const after = withValueAt(valueAt(value, part), others.join('.'), inner, order);
  if (Array.isArray(value)) return value.with(Number(part), after);
  const fields = Object.entries(value ?? {});
  const at = fields.findIndex(([name]) => name === part);
  const next = fields.findIndex(([name]) => others.length === 0 && order.indexOf(name) > order.indexOf(part));
  const place = [at, next].find((found) => found >= 0) ?? fields.length;
  const entry: [string, unknown][] = after === undefined ? [] : [[part, after]];
  return Object.fromEntries(fields.toSpliced(place, at < 0 ? 0 : 1, ...entry));
};

/** What an entry is known by: its first text. */
export const nameOf = (value: unknown): string | undefined => textsIn(value).find((text) => text !== '');

/** The most of an entry's name that is said. */
const longest = 40;

/**
 * A field as a person finds it in the form: `directors[2].name` → `Directors 3, Name`, and `Directors, K. Silva, Name` where
 * the value says who that is.
 */
export const fieldInWords = (field: string, value?: unknown): string => {
  const parts = partsOf(field);
  return parts
    .map((part, index) => {
      if (!/^\d+$/.test(part)) return `, ${inWords(part)}`;
      const name = nameOf(valueAt(value, parts.slice(0, index + 1).join('.')));
      if (name === undefined) return ` ${Number(part) + 1}`;
      return `, ${name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name}`;
    })
    .join('')
    .replace(/^,? /, '');
};
