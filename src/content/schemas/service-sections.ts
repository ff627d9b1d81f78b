import { z } from 'zod';
import { sectionHead } from './page.ts';
import { icon, pageId } from './reference.ts';
import { label, linkedText, text } from './text.ts';

/** A card of the numbered grid; its ordinal 01, 02 … is its position. */
const benefit = z.strictObject({ title: label, text: text(260), icon });

export const benefits = z.strictObject({ ...sectionHead, items: z.array(benefit).min(5).max(12) });

const item = z.strictObject({ label, text: text(260).optional(), icon });

/** The card about recognition beside the introduction. */
const recognition = z.strictObject({ heading: label, text: text(480) }).optional();

/** Who needs it, or what it consists of: the section after the opening. */
export const introduction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('audience-list'),
    heading: label,
    lead: text(420).optional(),
    items: z.array(item).min(3),
    recognition,
  }),
  z.strictObject({
    kind: z.literal('audience-paragraphs'),
    heading: label,
    paragraphs: z.array(text(500)).min(1),
    recognition,
  }),
  z.strictObject({
    kind: z.literal('key-aspects'),
    heading: label,
    lead: text(420).optional(),
    items: z.array(item).min(4),
    recognition,
  }),
]);

const step = z.strictObject({ title: label, text: text(260) });

/** Numbered steps, in order. */
export const steps = z.strictObject({ ...sectionHead, items: z.array(step).min(3) });

/** A step whose text may link to terms. */
const station = z.strictObject({ title: label, text: linkedText(260) });

/** Numbered principles, or the manufacturer's steps. */
export const method = z.strictObject({ ...sectionHead, items: z.array(station).min(3) });

/** What the work leads to, and who gives it. */
export const outcome = z.strictObject({
  kind: z.enum([
    'certificate',
    'accreditation',
    'assessment',
    'guidance',
    'declaration',
    'conformity',
    'licence',
    'working-system',
  ]),
  ...sectionHead,
  text: linkedText(700),
  /** The body that decides or declares: never this firm. */
  givenBy: linkedText(200),
  /** The stations on the way, three to six. One of them is the result. */
  stations: z
    .array(z.strictObject({ title: label, result: z.literal(true).optional(), text: linkedText(260) }))
    .min(3)
    .max(6)
    .refine(
      (stations) => stations.filter(({ result }) => result).length === 1,
      'say `result: true` at one station, the one at which the certificate or report is given',
    ),
});

export const clauses = z.strictObject({
  ...sectionHead,
  items: z.array(z.strictObject({ number: text(12), title: label, text: linkedText(300) })).min(3),
});

/** Documents and records to have ready: a checklist. */
export const documents = z.strictObject({ ...sectionHead, items: z.array(text(160)).min(5) });

/** How long it takes: the months, and what sets them. */
const duration = linkedText(500);

/** What it costs, without prices: who bills what, what drives it, what is free. */
const cost = linkedText(700);

const questions = z
  .array(z.strictObject({ question: label, answer: linkedText(700) }))
  .min(3)
  .max(9);

export const related = z
  .array(z.strictObject({ page: pageId, why: text(160) }))
  .min(1)
  .max(5);

/** A fact of the strip at the foot of the opening. */
export const facts = z.array(z.strictObject({ label: text(24), value: text(48) })).length(4);

/** Said once on each page that mentions law. */
const legalNote = text(240).optional();

/** With what to begin: beside the number of the director who answers for the page. */
const callToAction = text(60);

/** What every page of a service ends with. */
export const serviceEnd = { documents, duration, cost, questions, related, legalNote, callToAction };

export type Introduction = z.infer<typeof introduction>;
export type Outcome = z.infer<typeof outcome>;
export type Questions = z.infer<typeof questions>;
