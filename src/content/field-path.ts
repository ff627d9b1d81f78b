/** `benefits.items[2].icon` */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Everything in a tree with its path, the tree itself first. */
export const everyValue = function* (
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; value: unknown }> {
  yield { path, value };
  const isList = Array.isArray(value);
  for (const [key, inner] of value instanceof Object ? Object.entries(value) : [])
    yield* everyValue(inner, [...path, isList ? Number(key) : key]);
};

/** What stands at a path of a tree; nothing where the path leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (found, part) => (found instanceof Object ? Reflect.get(found, part) : undefined),
    value,
  );

/** A tree with other texts. Throws for one that holds itself, which nothing could walk. */
export const withTexts = (
  value: unknown,
  change: (text: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[] = [],
): unknown => {
  if (typeof value === 'string') return change(value, path);
  if (!(value instanceof Object)) return value;
  const inner = (entry: unknown, key: PropertyKey) => withTexts(entry, change, [...path, key]);
  if (Array.isArray(value)) return value.map(inner);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inner(entry, key)]));
};
