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
