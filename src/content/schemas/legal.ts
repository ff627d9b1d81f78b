import { z } from 'zod';
import { slugOf } from '../slug.ts';
import { day, label, linkedText, setByEditor, text } from './text.ts';

const clause = z
  .strictObject({
    /** The anchor is made from it. */
    title: label.refine((title) => slugOf(title) !== '', {
      error: 'has no Latin letters, of which links to the clause are made: write some',
    }),
    text: z.array(linkedText(1200)).min(1).optional(),
    /** A list below the text. */
    items: z.array(linkedText(600)).min(1).optional(),
    /** Paragraphs below the list. */
    closing: z.array(linkedText(1200)).min(1).optional(),
  })
  .refine(({ text, items }) => text ?? items, {
    error: 'is a clause without words: write its text or its items, or remove it',
  });

/** A file of content/legal/: its clauses are numbered by position. */
export const legalText = z.strictObject({
  title: label,
  changed: day.meta(setByEditor),
  intro: text(500),
  /** Set to true once a lawyer has read the text; a release is refused before. */
  reviewed: z.boolean(),
  clauses: z.array(clause).min(1),
});

export type LegalText = z.infer<typeof legalText>;
