import { text } from '#src/content/schemas/text.ts';

/** The words in braces of a text, without tokens such as `{firm.name}`, which are filled while loading. */
const placeholders = (value: string) =>
  new Set([...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name));

/**
 * A text in which code fills in words in braces: these and no others, each at least once.
 * @param names without braces: `['low', 'high']` for “{low} to {high} days”
 */
export const template = (names: readonly string[], max = 300) =>
  text(max).superRefine((value, context) => {
    const found = placeholders(value);
    const known = names.map((name) => `{${name}}`).join(', ');
    for (const name of found)
      if (!names.includes(name))
        context.addIssue({
          code: 'custom',
          message: `holds {${name}}, which nothing fills in: the words in braces here are ${known}`,
        });
    for (const name of names)
      if (!found.has(name))
        context.addIssue({
          code: 'custom',
          message: `lacks {${name}}: write it where the value is to stand`,
        });
  });
