import { fieldName } from './schema-problems.ts';

/** What a token in braces stands for: `firm.name` → `Island Standards`. */
export type Tokens = ReadonlyMap<string, string>;

const pattern = /\{([a-z]+(?:\.[\w-]+)+)\}/gi;

/**
 * Fills tokens such as `{firm.name}` into every string of a parsed YAML file.
 * Names without a dot, such as `{count}`, are left alone: the page fills them.
 * @param unknown called for each token that stands for nothing
 */
export const fillTokens = (
  value: unknown,
  tokens: Tokens,
  unknown: (field: string, token: string) => void,
  path: readonly PropertyKey[] = [],
): unknown => {
  if (typeof value === 'string') {
    return value.replace(pattern, (whole, name: string) => {
      const filled = tokens.get(name);
      if (filled === undefined) unknown(fieldName(path), name);
      return filled ?? whole;
    });
  }
  if (Array.isArray(value))
    return value.map((entry, index) => fillTokens(entry, tokens, unknown, [...path, index]));
  if (value instanceof Object) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fillTokens(entry, tokens, unknown, [...path, key])]),
    );
  }
  return value;
};
