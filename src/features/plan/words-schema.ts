import { z } from 'zod';
import { template } from '#src/content/schemas/template.ts';
import { day, label, text } from '#src/content/schemas/text.ts';

const step = z.strictObject({ label, question: text(160) });

/** content/tools/plan.yaml: the words round the four steps of the plan, and of what a visitor takes away. */
export const planWords = z.strictObject({
  /** The day the tables and rules of the tools were last compared with their sources. */
  checkedOn: day,
  lead: text(120),
  steps: z.strictObject({ need: step, takes: step, ready: step, take: step }),
  keep: z.strictObject({
    state: text(160),
    keep: label,
    kept: text(120),
    refused: text(120),
    clear: label,
    cleared: text(120),
    undo: label,
  }),
  limits: z.strictObject({ system: template(['date']), laboratory: template(['date']) }),
  /** Where a figure comes from, beside it. */
  bases: z.strictObject({
    rule: z.strictObject({ label, meaning: text(120) }),
    practice: z.strictObject({ label, meaning: text(120) }),
    ours: z.strictObject({ label, meaning: text(120) }),
  }),
  invoices: z.strictObject({
    heading: label,
    columns: z.strictObject({ who: label, what: label, grows: label }),
    rows: z.array(z.strictObject({ who: label, what: text(160), grows: text(160) })).min(3),
    /** Shown only with its proof: a statement of the firm. */
    commission: z.strictObject({ text: text(160), evidence: text(300).optional() }),
  }),
  errors: z.strictObject({
    people: text(120),
    day: text(120),
    month: text(120),
    amount: text(120),
    currency: text(120),
  }),
  notLoaded: text(160),
  /** Read aloud once after an input. */
  status: z.strictObject({
    need: template(['start', 'not']),
    start: template(['count']),
    not: template(['count']),
    days: template(['low', 'high']),
    clause: template(['clause', 'band']),
  }),
  link: z.strictObject({
    unknown: template(['keys']),
    version: text(120),
    tooLong: text(120),
    question: text(160),
    use: label,
    keepMine: label,
    copy: label,
    warning: text(160),
  }),
  take: z.strictObject({
    print: label,
    printRate: label,
    calendar: label,
    points: label,
    message: label,
    share: label,
  }),
  calendar: z.strictObject({
    title: label,
    start: label,
    surveillance: label,
    recertification: label,
    /** In the description of every phase. */
    notice: text(200),
    /** In the description of every deadline of an edition. */
    deadline: text(200),
  }),
  points: z.strictObject({
    standard: label,
    clause: label,
    question: label,
    answer: label,
    evidence: label,
    gate: label,
    yes: label,
    no: label,
  }),
  /** Parts of a message that hold an unknown word are left out. */
  message: z.strictObject({
    hello: label,
    people: template(['people']),
    work: template(['work']),
    planned: template(['standards']),
    certificateBy: template(['date']),
    auditBy: template(['date']),
    days: template(['low', 'high']),
    end: template(['date']),
    gates: template(['gates']),
    close: label,
    link: template(['link']),
    whatsapp: label,
    mail: label,
    subject: label,
    copy: label,
    note: text(160),
    addLink: label,
  }),
});

export type PlanWords = z.infer<typeof planWords>;
