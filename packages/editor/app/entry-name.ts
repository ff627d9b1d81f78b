/** What an entry is known by: its first text. */
export const nameOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (!(value instanceof Object)) return undefined;
  for (const inner of Object.values(value)) {
    const name = nameOf(inner);
    if (name) return name;
  }
  return undefined;
};
