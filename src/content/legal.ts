import { marked } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import { day, label, setByEditor, text } from './schemas/text.ts';
import { slugOf } from './slug.ts';

/** The front matter of content/legal/*.md. */
export const legalHead = z.strictObject({
  title: label,
  changed: day.meta(setByEditor),
  intro: text(500),
  /** Set to true once a lawyer has read the text; a release is refused before. */
  reviewed: z.boolean(),
});

/**
 * Splits a Markdown document into its front matter and its numbered clauses (`## Heading`).
 * It holds no HTML of its own: `markdownProblems` refuses that.
 */
export const splitLegal = (markdown: string) => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const clauses = body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...rest] = part.split('\n');
      return {
        id: slugOf(heading),
        heading: heading.trim(),
        html: marked.parse(rest.join('\n'), { async: false }),
      };
    });
  return { head: parse(head) ?? {}, clauses };
};

export type LegalDocument = z.infer<typeof legalHead> & { clauses: ReturnType<typeof splitLegal>['clauses'] };
