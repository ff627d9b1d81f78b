import { z } from 'zod';
import { page, sectionHead } from './page.ts';
import { icon, pageId } from './reference.ts';
import { related } from './service-sections.ts';
import { label, slug, text } from './text.ts';

const consequence = z.enum(['stop', 'ask']);

const ruled = z.strictObject({ title: label, text: text(260), icon });

/** content/tools/check-certificate.yaml */
export const checkCertificatePage = z.strictObject({
  ...page,
  name: label,
  questions: z.strictObject({
    ...sectionHead,
    /** Before what follows from an answer. */
    answers: z.strictObject({ no: label, unknown: label }),
    /** What follows. */
    stop: label,
    ask: label,
    items: z
      .array(
        z.strictObject({
          id: slug,
          question: label,
          text: text(260),
          /** What follows from a no, and from not having looked. */
          no: consequence,
          unknown: consequence,
        }),
      )
      .min(10),
  }),
  results: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ ...ruled.shape, id: z.enum(['stop', 'ask', 'good']) })).length(3),
  }),
  editions: z.strictObject({
    ...sectionHead,
    columns: z.strictObject({ edition: label, state: label }),
    link: label,
    kinds: z.array(z.strictObject({ page: pageId, text: text(160) })),
  }),
  where: z.strictObject({ ...sectionHead, items: z.array(ruled).min(3) }),
  letter: z.strictObject({
    heading: label,
    copy: label,
    done: label,
    paragraphs: z.array(text(400)).min(1),
  }),
  claims: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ read: label, better: text(160) })).min(5),
  }),
  related,
});
