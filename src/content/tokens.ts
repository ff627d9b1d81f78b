import { fieldName, withTexts } from './field-path.ts';

/** What a token in braces stands for: `firm.name` → `Island Standards`. */
export type Tokens = ReadonlyMap<string, string>;

const pattern = /\$?\{([a-z]+(?:\.[\w-]+)+)\}/gi;

/**
 * Fills tokens such as `{firm.name}` into every string of a parsed YAML file.
 * Names without a dot, such as `{count}`, are left alone: the page fills them.
 * @param unknown called for each token that stands for nothing; what it gives back stands in its place
 */
export const fillTokens = (
  value: unknown,
  tokens: Tokens,
  unknown: (field: string, token: string) => string | undefined,
): unknown =>
  withTexts(value, (text, path) =>
    text.replace(pattern, (whole, name: string) => {
      // As programs write it: the sign would stay beside the words.
      if (whole.startsWith('$')) return whole;
      return tokens.get(name) ?? unknown(fieldName(path), name) ?? whole;
    }),
  );
