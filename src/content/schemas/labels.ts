import { z } from 'zod';
import { label, text } from './text.ts';

/** content/labels.yaml: words that several pages share. */
export const labels = z.strictObject({
  topBar: z.strictObject({ question: label, call: label, close: label }),
  chat: z.strictObject({
    label,
    tooltip: label,
    /** `{page}` is the title of the page it is opened from. */ greeting: text(200),
  }),
  header: z.strictObject({ menu: label, close: label, main: label, showMore: label }),
  hero: z.strictObject({
    services: label,
    scroll: label,
    pause: label,
    play: label,
    previous: label,
    next: label,
    pauseMotion: label,
    playMotion: label,
  }),
  sections: z.strictObject({
    givenBy: label,
    questions: label,
    related: label,
    edition: label,
    contents: label,
  }),
  edition: z.strictObject({
    named: label,
    published: label,
    amendment: label,
    successor: label,
    successorPublished: label,
    lastNew: label,
    ends: label,
    changes: label,
    holders: label,
    source: label,
    checkedOn: label,
    register: label,
    /** Heads the column of the status. */
    state: label,
    /** After the name of a date, for how sure it is. */
    certaintyOf: label,
    status: z.strictObject({ current: label, 'change-in-sight': label, superseded: label }),
    certainty: z.strictObject({ verified: label, reported: label, unknown: label }),
    /** Added to the word for a reported date. */
    confirm: label,
  }),
  contactBand: z.strictObject({ heading: label, text: text(200), chat: label, write: label }),
  actions: z.strictObject({
    learnMore: label,
    callNow: label,
    call: label,
    turn: label,
    toCatalogue: label,
    toServices: label,
    toManagement: label,
    newTab: label,
  }),
  certificationLabel: label,
  footer: z.strictObject({
    services: label,
    contact: label,
    copyright: label,
    since: label,
    incorporated: label,
    position: label,
    samples: text(200),
  }),
  skip: label,
  breadcrumbs: label,
  rating: label,
  missing: z.strictObject({ logo: label, photo: label }),
  /** Alternative text of a person's picture; `{name}` is filled in. */
  portrait: z.strictObject({ photo: label, drawn: label }),
  /** Before what the client has in hand after a step. */
  stepResult: label,
  /** Beside lists that hold samples, for as long as they do. */
  samples: z.strictObject({
    people: text(160),
    clients: text(160),
    testimonials: text(160),
    credentials: text(160),
    hours: text(160),
  }),
});

export type Labels = z.infer<typeof labels>;
