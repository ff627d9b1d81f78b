import { z } from 'zod';
import { labels as named, texts } from './fields.ts';
import { label, labelWith, linkedText, slug, text } from './text.ts';

/** content/phrases.yaml: sentences that several pages say in the same words, by the name texts refer to them by. */
export const phrases = z.record(slug, linkedText(300));

/** content/labels.yaml: words that several pages share. */
export const labels = z.strictObject({
  topBar: z.strictObject({ question: label, call: label, close: label }),
  chat: z.strictObject({
    label,
    tooltip: label,
    /** `{page}` is the title of the page it is opened from. */
    greeting: text(200, ['page']),
  }),
  header: z.strictObject({ menu: label, close: label, main: label, showMore: label }),
  hero: z.strictObject(
    named('services', 'scroll', 'pause', 'play', 'previous', 'next', 'pauseMotion', 'playMotion'),
  ),
  sections: z.strictObject({
    givenBy: label,
    /** In its place where no outside body takes part. */
    decidedBy: label,
    ...named('related', 'contents', 'sources'),
    /** A checklist to take away: the link to its file, and the column to tick in it. */
    ...named('file', 'done'),
    /** To the plan; `{code}` is filled in. */
    plan: labelWith('code'),
    /** To the plan, for whoever holds a certificate. */
    certificateEnds: label,
    quotation: label,
  }),
  /** The parts of a service page that are looked up. */
  reference: z.strictObject({
    heading: labelWith('name'),
    ...named('edition', 'clauses', 'documents', 'questions'),
    /** Below the heading of the questions. */
    asked: labelWith('count'),
  }),
  /** What every service page is asked, before its own questions. */
  questions: z.strictObject({ duration: label, cost: label }),
  contactBand: z.strictObject({
    heading: label,
    text: text(200),
    chat: label,
    write: label,
    /** On a service page, in place of the band; `{name}` is the director's. */
    director: labelWith('name'),
  }),
  actions: z.strictObject({
    ...named('learnMore', 'callNow', 'call', 'turn', 'toCatalogue', 'toServices', 'toManagement', 'newTab'),
    /** Below a long list on phones; `{count}` is filled in. */
    showAll: labelWith('count'),
  }),
  certificationLabel: label,
  footer: z.strictObject({
    ...named('tools', 'services', 'contact', 'since', 'incorporated', 'position'),
    /** As of which day the site speaks of editions; `{day}` is filled in. */
    asOf: labelWith('day'),
    /** Behind a day that was still to come when a text was written, once it has passed. */
    passed: label,
  }),
  skip: label,
  breadcrumbs: label,
  /** `{rating}` is filled in. */
  rating: labelWith('rating'),
  missing: z.strictObject({ logo: label, photo: label }),
  /** Alternative text of a person's picture; `{name}` is filled in. */
  portrait: z.strictObject({ photo: labelWith('name'), drawn: labelWith('name') }),
  /** Before what the client has in hand after a step, its usual time and its fee; on the button that shows all three. */
  step: z.strictObject({ result: label, time: label, fee: label, details: label }),
  /** Of the whole site, and beside lists that hold samples, for as long as there are any. */
  samples: z.strictObject(
    texts(160, 'strip', 'site', 'people', 'clients', 'testimonials', 'credentials', 'hours', 'impartiality'),
  ),
});

export type Labels = z.infer<typeof labels>;
