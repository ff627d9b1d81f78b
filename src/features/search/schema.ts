import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { pageId } from '#src/content/schemas/reference.ts';
import { label, labelWith, text } from '#src/content/schemas/text.ts';

/** content/tools/search.yaml: the words of the search on every page, and those that lead to a page. */
export const search = z.strictObject({
  ...labels('button', 'title', 'field', 'close'),
  /** What a result is: a page, a tool, a question, a term. */
  kinds: z.tuple([label, label, label, label]),
  /** `{count}`, `{q}` and `{word}` are filled in. */
  one: label,
  some: labelWith('count'),
  all: labelWith('count'),
  none: text(160, ['q']),
  meant: text(160, ['q', 'word']),
  /** Beside the switch for the key. */
  key: label,
  /** Words that lead to a page without standing on it. */
  words: z.array(
    z.strictObject({
      page: pageId,
      words: z.array(label.regex(/^[a-z0-9 ]+$/, 'must be in small letters and digits')).min(1),
    }),
  ),
});

export type Search = z.infer<typeof search>;
