import { familyNames, sceneNames } from '@site/isometric/names';
import { z } from 'zod';
import { labels, templates, texts } from '#src/content/schemas/fields.ts';
import { pageId } from '#src/content/schemas/reference.ts';
import { day, label, labelWith, listOf, template, text } from '#src/content/schemas/text.ts';
import { doors, questions } from './answers/plan.ts';
import { tracks } from './schedule/paths.ts';

/** Three things to do, in order. */
const todo = z.array(text(160)).length(3);
const todoBy = z.tuple([text(160), template(['date']), text(160)]);

/** How good it is, beside its words; what is said of it, and what to do, each with the words that code fills in. */
const verdict = (say: readonly string[] = [], said: readonly string[] = []) =>
  z.strictObject({
    tone: z.enum(['good', 'ask', 'stop', 'none']),
    text: labelWith(...said),
    say: text(200, say),
  });

/** content/tools/plan.yaml: the four ways into the plan, its questions, and what its result says. */
export const planWords = z.strictObject({
  /** The day the tables and rules of the tools were last compared with their sources. */
  checkedOn: day,
  start: z.strictObject({
    ...labels('heading', 'how'),
    questions: template(['n']),
    ...texts(200, 'note', 'notLoaded', 'noScript'),
  }),
  doors: listOf(doors.length, {
    id: z.enum(doors),
    title: label,
    text: text(120),
    drawing: z.enum(sceneNames),
    family: z.enum(familyNames),
  }),
  questions: z.record(z.enum(questions), z.strictObject({ heading: label, help: text(160), line: label })),
  answers: z.strictObject({
    ...labels('several', 'other', 'noneNamed', 'noMonth', 'tooSoon', 'yes', 'no', 'person', 'current', 'old'),
    /** After the field of a number. */
    units: z.strictObject(labels('people', 'days', 'sites', 'rate')),
    ...templates(['n'], 'people', 'days', 'sites', 'rate'),
    band: template(['from', 'upTo']),
    bands: text(120),
    otherText: text(420),
    until: template(['month']),
    replaced: template(['successor']),
  }),
  errors: z.strictObject(texts(200, 'people', 'days', 'sites', 'rate')),
  result: z.strictObject({
    ...labels('yours', 'see', 'open', 'notOffer', 'change', 'rest', 'will'),
    ...templates(['date'], 'made', 'sent'),
    willSay: text(160),
    renewing: template(['named']),
  }),
  /** What the first date is the date of. */
  keys: z.strictObject({
    ...labels('certificate', 'accreditation', 'declaration', 'all', 'together'),
    ...labels('begin', 'tight', 'best', 'span', 'usual', 'quoted'),
    months: template(['low', 'high']),
  }),
  basis: z.strictObject({
    ...templates(['month'], 'wanted', 'until'),
    noMonth: label,
  }),
  verdicts: z.strictObject({
    few: verdict(['list']),
    nothing: verdict().partial({ say: true }),
    months: verdict([], ['low', 'high']),
    open: verdict([], ['low', 'high']),
    room: verdict(['month']),
    tight: verdict(['month', 'usual']),
    late: verdict([], ['month']),
    records: verdict([], ['month']),
    quoteUsual: verdict(),
    quoteLow: verdict(['low']),
    quoteHigh: verdict(['high']),
    quoteNone: verdict(),
  }),
  /** How a held certificate goes on, way by way. */
  holds: z.strictObject({
    undated: verdict(),
    change: verdict(['successor']),
    before: verdict(['successor', 'named', 'ends']),
    upgrade: verdict(['lastNew', 'successor', 'ends']),
    'upgrade-renewal': verdict(['successor', 'first', 'ends']),
    'renew-before': verdict(['named', 'lastNew', 'successor']),
    renew: verdict(['named']),
    'renew-first': verdict(['named', 'ends']),
    late: verdict(),
    ended: verdict(['successor'], ['named']),
    over: verdict(),
    doubt: verdict(),
  }),
  facts: z.strictObject({
    ...labels('standard', 'standards', 'hold', 'what', 'decides'),
    about: template(['name']),
    whatBy: z.strictObject({
      ...texts(200, 'certificate', 'accreditation', 'assessment', 'guidance'),
      ...texts(200, 'declaration', 'conformity', 'licence'),
    }),
    decidesBy: z.strictObject(texts(200, 'certification', 'accreditation', 'maker', 'nobody')),
  }),
  checks: z.strictObject({
    versions: template(['named', 'successor']),
    ...templates(['named', 'day', 'certainty'], 'short', 'ends'),
    newOnly: template(['day', 'successor', 'certainty']),
    noEnd: template(['named']),
    /** An audit that no other week is in time for, and one that has been moved. */
    ...templates(['name'], 'holiday', 'around'),
    contains: template(['whole', 'part']),
    ...labels('newYear', 'christmas'),
  }),
  ways: z.strictObject({
    /** Of the two plans, that of the key figure first. */
    heads: z.record(z.enum(['late', 'room', 'tight', 'held']), z.tuple([label, label])),
    ...labels('begin', 'audit', 'assessment', 'decision'),
    ...labels('certificate', 'accreditation', 'declaration', 'renewalAudit', 'ends', 'wanted', 'endsFlag'),
    ...labels('month', 'you', 'body', 'steps', 'step', 'who'),
    weeks: template(['n', 'm', 'end']),
    weeksChange: template(['n', 'm']),
    /** From when to when months are counted. */
    counted: text(200),
  }),
  days: z.strictObject({
    ...labels('heading', 'notYet', 'none', 'initial', 'renewal', 'counts', 'countsNot', 'newEdition'),
    ...labels('else', 'how'),
    more: template(['low']),
    needs: template(['list']),
    range: template(['low', 'high']),
    ...templates(['names'], 'alone', 'countsInitial', 'countsRenewal', 'notIn', 'fixedPart'),
    lacks: z.strictObject({
      ...texts(160, 'people', 'beyond'),
      ...templates(['names'], 'work', 'trade', 'special'),
    }),
    ...templates(['days'], 'years', 'renewals'),
    countsSites: template(['names', 'n', 'initial']),
    sites: template(['n', 'yearly', 'recertification']),
    sitesOther: template(['n']),
    /** Where each is visited. */
    sitesEach: template(['n', 'names']),
    /** How the days of several sites were come to. */
    sitesHow: template(['people', 'table', 'additions']),
    /** The range at the rate of a quotation, and where none is given. */
    money: template(['rate', 'low', 'high']),
    ...texts(200, 'multiply', 'addRate', 'changeRate'),
    noTable: template(['names', 'rule', 'drivers']),
    noTablePlain: template(['names', 'rule']),
    ...templates(['table', 'people', 'reduction', 'additions'], 'calculated', 'calculatedRenewal'),
    calculatedFixed: template(['table', 'people', 'additions']),
    joint: template(['integration']),
    next: template(['n', 'next']),
    nextOne: template(['next']),
    quality: template(['text']),
    sure: z.strictObject(texts(200, 'verified', 'reported', 'single')),
  }),
  invoices: z.strictObject({
    ...labels('heading', 'from'),
    columns: z.strictObject(labels('who', 'what', 'counted')),
    /** Why there are none, and the words that lead to those that are published. */
    prices: z.strictObject({ why: text(120), more: label, page: pageId }),
    rows: listOf([3], {
      who: label,
      what: text(160),
      counted: label,
      /** The ways that bring this invoice. */
      for: z.array(z.enum(tracks)).min(1),
    }),
    /** Shown only with its proof: a statement of the firm. */
    commission: z.strictObject({ text: text(160), evidence: text(300).optional() }),
  }),
  missing: z.strictObject({
    ...labels('add', 'stillOpen'),
    notAnswered: template(['list']),
    effects: z.record(z.enum(questions), text(120)),
    open: listOf([0], { label, text: text(160) }),
  }),
  next: z.strictObject({ new: todo, hold: todoBy, renew: todoBy, now: todo, quote: todo }),
  parts: z.strictObject(labels('need', 'compare', 'when', 'missing', 'next')),
  limits: template(['date']),
  take: z.strictObject({
    ...labels('share', 'calendar', 'table', 'orCall', 'see', 'addLink', 'whatsapp', 'mail'),
    ...labels('subject', 'copy', 'copied', 'title', 'sendUs'),
    send: template(['firm']),
    message: text(160),
    refused: text(120),
  }),
  keep: z.strictObject(texts(200, 'keep', 'kept', 'other', 'refused', 'yours', 'forget')),
  calendar: z.strictObject({
    ...labels('title', 'surveillance', 'recertification'),
    /** In the descriptions of every phase and of every deadline of an edition. */
    ...texts(200, 'notice', 'deadline'),
  }),
  table: z.strictObject(labels('standard', 'step', 'who', 'from', 'until', 'plan')),
  message: z.strictObject({
    ...labels('hello', 'close'),
    planned: template(['title']),
    key: template(['label', 'value']),
    days: template(['days']),
    link: template(['link']),
  }),
});

export type PlanWords = z.infer<typeof planWords>;
