/** `benefits.items[2].icon` */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** What stands at a path of a tree; nothing where the path leads nowhere. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (found, part) => (found instanceof Object ? Reflect.get(found, part) : undefined),
    value,
  );
