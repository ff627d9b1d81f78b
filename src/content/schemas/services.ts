import { z } from 'zod';
import { figure } from './figure.ts';
import { page, section, sectionHead } from './page.ts';
import { camera, icon, pageId } from './reference.ts';
import { label, linkedText, listOf, ofForm, text } from './text.ts';

/** The numbered grid; the ordinal of a card, 01, 02 …, is its position. */
const benefits = section({ items: listOf([5, 12], { title: label, text: text(260), icon }) });

/** The card about recognition beside the introduction. */
const recognition = z.strictObject({ heading: label, text: text(480) }).optional();

/** Who needs it, or what it consists of: the section after the opening. */
const introduction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('list'),
    heading: label,
    lead: text(420).optional(),
    items: z.array(z.strictObject({ title: label, text: text(260).optional(), icon })).min(3),
    recognition,
  }),
  z.strictObject({
    kind: z.literal('paragraphs'),
    heading: label,
    paragraphs: z.array(text(500)).min(1),
    recognition,
  }),
]);

/** Numbered steps, in order. */
export const steps = section({ items: listOf([3], { title: label, text: text(260) }) });

/** What the work leads to, and who gives it. */
const outcome = z.strictObject({
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
  stations: listOf([3, 6], {
    title: label,
    result: z.literal(true).optional(),
    text: linkedText(260),
  }).refine(
    (stations) => stations.filter(({ result }) => result).length === 1,
    'say `result: true` at one station, the one at which the certificate or report is given',
  ),
});

export const clauses = section({
  items: listOf([3], { number: text(12), title: label, text: linkedText(300) }),
});

/** Documents and records to have ready: a checklist. */
export const documents = section({ items: z.array(text(160)).min(5) });

export const questions = listOf([3, 9], { question: label, answer: linkedText(700) });

export const related = listOf([1, 5], { page: pageId, why: text(160) });

/** The facts of the strip at the foot of the opening. */
const facts = listOf(4, { label: text(24), value: text(48) });

/** What every page of a service ends with. */
const serviceEnd = {
  documents,
  /** How long it takes: the months, and what sets them. */
  duration: linkedText(500),
  /** What it costs, without prices: who bills what, what drives it, what is free. */
  cost: linkedText(700),
  questions,
  related,
  /** Said once on each page that mentions law. */
  legalNote: text(240).optional(),
  /** With what to begin: beside the number of the director who answers for the page. */
  callToAction: text(60),
};

/** A file of content/standards/: one ISO standard, or FSSC 22000. */
export const standard = z.strictObject({
  ...page,
  /** The designation with edition, as in menus and headings: `ISO 9001:2015`; the catalogue's title is `code - name`. */
  code: ofForm(
    /^(ISO(\/IEC)? \d{4,5}:\d{4}|FSSC 22000)$/,
    'must look like ISO 9001:2015, ISO/IEC 17025:2017 or FSSC 22000',
  ),
  camera,
  /** The catalogue's description: six lines on the card of the smallest phone. Schemes outside the catalogue have none. */
  catalogue: text(190).min(150, 'is too short for the catalogue card (150 to 190 characters)').optional(),
  facts,
  introduction,
  figure,
  benefits,
  outcome,
  clauses,
  ...serviceEnd,
});

/** A file of content/certifications/: GMP, HACCP, CE marking. */
export const certification = z.strictObject({
  ...page,
  /** The first heading: `Our CE Marking Consulting Services`. */
  heading: label,
  /** One to five characters drawn large: `GMP`. Left out where letters would be an official mark. */
  numeral: ofForm(/^[A-Z0-9]{1,5}$/, 'must be one to five capital letters or digits').optional(),
  /** Of the drawn numeral and the object. */
  camera: camera.optional(),
  facts,
  /** What the firm does here. */
  firm: section({ paragraphs: z.array(text(600)).min(1).max(3) }),
  /** A correction of a common misunderstanding, set large. */
  caution: z.strictObject({ heading: label, text: text(500) }).optional(),
  introduction: introduction.optional(),
  /** The method itself: principles or the manufacturer's steps, whose texts may link to terms. */
  method: section({ items: listOf([3], { title: label, text: linkedText(260) }) }).optional(),
  /** What it is about, drawn, where a drawing says more than the lists. */
  figure: figure.optional(),
  benefits,
  /** The way with this firm. */
  process: steps.optional(),
  outcome,
  ...serviceEnd,
});

/** A file of content/management/: a management service. */
export const managementService = z.strictObject({
  ...page,
  /** The card's description on the overview. */
  summary: text(260),
  facts,
  introduction: section({ paragraphs: z.array(text(600)).min(1).max(3) }),
  benefits,
  outcome,
  ...serviceEnd,
});

export type Introduction = z.infer<typeof introduction>;
export type Outcome = z.infer<typeof outcome>;
export type Questions = z.infer<typeof questions>;
