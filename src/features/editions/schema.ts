import { z } from 'zod';
import { earliest, readableDay } from '#src/content/days.ts';
import { pageId } from '#src/content/schemas/reference.ts';
import { day, label, text } from '#src/content/schemas/text.ts';

/** How sure a statement is: read at the source named, agreed by several sources, or said by one body alone. */
const certainty = z.enum(['verified', 'reported', 'single']);

const told = z.strictObject({ text: label, certainty });
const dated = z.strictObject({ day, certainty });

/** What a row says, whether its parts agree or not. */
const fields = z.strictObject({
  page: pageId,
  /** The edition the page is named for: `ISO 9001:2015`. */
  named: label,
  /** In transition: replaced, and still valid until its end. Guidance certifies nobody, so nothing of it ends. */
  status: z.enum(['current', 'in-transition', 'ended', 'guidance-replaced']),
  /** Amendments that apply to the named edition. */
  amendment: label.optional(),
  /** The edition that replaced or will replace it. */
  successor: label.optional(),
  /** When the named edition was published. */
  published: told,
  /** When its publisher last reviewed it and left it unchanged. */
  confirmed: told.optional(),
  /** When the successor was published. */
  successorPublished: told.optional(),
  /** When the successor is expected. */
  successorExpected: told.optional(),
  /** The first day of audits to the successor. */
  firstAudits: dated.optional(),
  /** The last day on which certificates to the named edition are newly issued or audited. */
  lastNew: dated.optional(),
  /** The first day on which new certificates are to the successor alone, where that is what the sources say. */
  newOnly: dated.optional(),
  /** The day the transition ends. */
  ends: dated.optional(),
  /** Shown on the standard's page, directly under the opening where it is superseded. */
  notice: text(420).optional(),
  /** What changed in the successor, in one sentence. */
  changes: text(420).optional(),
  /** For the person who already holds a certificate. */
  holders: text(300).optional(),
  /** Named as text, not linked. */
  source: text(300),
  checkedOn: day,
});

/** The last day that it can mean: of a month the 31st, of a year its last. */
const latest = (words: string | undefined) => {
  const first = earliest(words);
  const parts = words?.split(' ').length ?? 0;
  return first && [`${first.slice(0, 4)}-12-31`, `${first.slice(0, 7)}-31`, first][parts - 1];
};

const isBefore = (day: string | undefined, other: string | undefined) =>
  day !== undefined && other !== undefined && day < other;

/** `(30 April 2027) `, to stand before what is wrong with the day. */
const dayOf = (dated: { day: string } | undefined) => (dated ? `(${readableDay(dated.day)}) ` : '');

/** `ISO 9001:2015` and `FSSC 22000 Version 6` as what they are of, and their year or version; `(revised)` has none yet. */
const partsOf = (edition: string) =>
  /^(.*?)(?::(\d{4})| Version (\d+)| \(.*\))?$/.exec(edition)?.slice(1) ?? [];

const isSuccessor = (successor: string, named: string) => {
  const [what, ...marks] = partsOf(successor);
  const [before, ...marksBefore] = partsOf(named);
  return what === before && marks.every((mark, at) => !mark || Number(mark) > Number(marksBefore[at] ?? 0));
};

const days = ['firstAudits', 'lastNew', 'newOnly', 'ends'] as const;

/** A row of content/editions.yaml: the state of one standard, the only place for its dates. A register that contradicts itself is not shown. */
export const edition = fields.superRefine((row, context) => {
  const told = new Set<string>();
  /** Of each field the first fault alone. */
  const refuse = (field: keyof typeof row, message: string) => {
    if (!told.has(field)) context.addIssue({ code: 'custom', path: [field], message });
    told.add(field);
  };
  const { status, checkedOn, named, ends } = row;
  const isCurrent = status === 'current';
  const [published, succeeded] = [row.published.text, row.successorPublished?.text].map(earliest);
  const deadlines = days.filter((field) => row[field]);
  const [first] = deadlines;

  if (isBefore(checkedOn, published))
    refuse('published', `(${row.published.text}) is after the day of the check: correct one of the two`);
  const confirmed = earliest(row.confirmed?.text);
  if (isBefore(confirmed, published) || isBefore(checkedOn, confirmed))
    refuse('confirmed', 'is not between the publication and the day of the check: correct one of the three');
  if (isBefore(checkedOn, succeeded))
    refuse(
      'successorPublished',
      'is after the day of the check: what is to come goes under successorExpected',
    );
  if (isBefore(succeeded, published))
    refuse(
      'successorPublished',
      'is before the edition that it replaces was published: correct one of the two',
    );
  if (isBefore(latest(row.successorExpected?.text), checkedOn))
    refuse(
      'successorExpected',
      `(${row.successorExpected?.text}) is before the day of the check: say what has come of it`,
    );
  for (const field of deadlines) {
    const said = succeeded ? 'replaced' : 'published';
    if (isBefore(row[field]?.day, succeeded ?? published))
      refuse(field, `${dayOf(row[field])}is before the edition was ${said}: correct one of the two`);
  }
  for (const field of deadlines)
    if (isBefore(ends?.day, row[field]?.day))
      refuse(field, `${dayOf(row[field])}is after the day the edition ends: correct one of the two`);
  if (!isCurrent && !(row.successor && row.successorPublished))
    refuse(
      'status',
      `is ${status} without a published successor: name it with successorPublished, or write current`,
    );
  if (isCurrent && row.successorPublished)
    refuse(
      'successorPublished',
      'stands in a row that is current: what is only expected goes under successorExpected',
    );
  if (!isCurrent && row.successorExpected)
    refuse(
      'successorExpected',
      `stands in a row that is ${status}: remove it, since the successor is published`,
    );
  if (row.successorExpected?.certainty === 'verified')
    refuse('successorExpected', 'is verified: what is yet to come can be reported at best');
  if (first && (isCurrent || status === 'guidance-replaced'))
    refuse(first, `stands in a row that is ${status}, where nothing ends: remove it, or change the status`);
  if (status === 'ended' && !(ends && ends.day <= checkedOn))
    refuse(
      'ends',
      `${dayOf(ends)}is not before the check, yet the row is ended: write in-transition, or the day it ended`,
    );
  if (status === 'in-transition' && ends && ends.day <= checkedOn)
    refuse('status', 'is in-transition although its end has passed: write ended');
  if (row.successor && !isSuccessor(row.successor, named))
    refuse(
      'successor',
      `is no later edition of ${named}: write the same designation with its own year or version`,
    );
  if (/:\d{4}$/.test(named) && !published)
    refuse(
      'published',
      `(${row.published.text}) is no day, month or year: write it as 16 September 2026, June 2018 or 2015`,
    );
});

export const editions = z.array(edition);

export type Edition = z.infer<typeof edition>;
