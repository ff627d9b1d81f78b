import { z } from 'zod';
import { labels } from './fields.ts';
import { action, page, ruledItems, section, sectionHeadOnly } from './page.ts';
import { icon, pageList } from './reference.ts';
import { clauses, documents, related, steps } from './services.ts';
import { specimens } from './specimens.ts';
import { evidence, label, labelWith, linkedText, listOf, sample, text } from './text.ts';

/** content/pages/home.yaml */
export const homePage = z.strictObject({
  ...page,
  /** The pitch of each slide; both carry the firm's name, tagline and subtitle. */
  slides: listOf(2, { line: label, pitch: text(240), action, call: label }),
  /** The pages that a trade is asked for. */
  trades: section({ items: listOf([6, 12], { trade: label, links: pageList.min(2).max(3) }) }),
  /** The ways into the plan, and the way to the check of a certificate. */
  plan: section({ action, check: action }),
  services: sectionHeadOnly,
  /** Below the steps one line on training; the kinds are those of the about page. */
  process: section({
    action,
    training: action,
    /** What it costs, and how long it takes. */
    cost: action,
  }),
  stats: z.strictObject({ note: text(200) }),
  team: section({ action }),
  credentials: z.strictObject({ heading: label, text: text(320), action }),
  clients: section({ action }),
  testimonials: sectionHeadOnly,
});

/** content/pages/about.yaml */
export const aboutPage = z.strictObject({
  ...page,
  whoWeAre: z.strictObject({
    heading: label,
    lead: text(320),
    paragraphs: z.array(text(600)).min(2),
  }),
  chairman: z.strictObject({ heading: label, action: label }),
  process: section({ action }),
  reasons: sectionHeadOnly,
  /** The firm's own statement on its independence. */
  impartiality: z.strictObject({ ...steps.shape, evidence, sample }),
  /** What training the firm gives. */
  training: ruledItems,
  stats: z.strictObject({ note: text(200) }),
  values: sectionHeadOnly,
  clients: sectionHeadOnly,
  testimonials: sectionHeadOnly,
  corporate: z.strictObject({
    heading: label,
    note: text(320).optional(),
    address: label,
    /** Below the ways to the firm. */
    facts: listOf([3], { label, value: text(160) }),
  }),
});

/** Pages whose opening is all the copy they have of their own. */
export const simplePage = z.strictObject({ ...page, note: linkedText(320).optional() });

/** content/pages/credentials.yaml */
export const credentialsPage = z.strictObject({
  ...page,
  note: text(320).optional(),
  work: specimens,
  /** How to find out what a certificate is worth. */
  trust: steps,
});

/** content/pages/catalogue.yaml */
export const cataloguePage = z.strictObject({
  ...page,
  search: z.strictObject({
    label,
    placeholder: label,
    clear: label,
    /** `{count}` and `{total}` are filled in. */
    some: labelWith('count', 'total'),
    one: labelWith('total'),
    none: text(200),
    all: labelWith('total'),
    /** In the place of `none` where there are other pages to offer. */
    offer: text(200),
  }),
  /** The button that shows the descriptions, which phones fold. */
  details: label,
});

/** content/pages/team.yaml */
export const teamPage = z.strictObject({
  ...page,
  directors: sectionHeadOnly,
  roles: sectionHeadOnly,
});

/** content/pages/cost-and-time.yaml */
export const costPage = z.strictObject({
  ...page,
  invoices: steps,
  /** Round the table of auditor days, which is that of content/tools/audit-time.yaml; the rules around it follow. */
  auditDays: section({
    caption: text(160),
    /** What some of the columns have in common, over them. */
    over: z.strictObject(labels('graded', 'limited')),
    columns: z.strictObject(labels('people', 'iso9001', 'high', 'medium', 'low', 'limited')),
    source: text(420),
  }),
  rules: ruledItems,
  /** One plant, in days. */
  example: section({
    lines: listOf([3], { label, value: label }),
    /** To a plan of one's own. */
    plan: action,
  }),
  /** Names the parts below the audit days and the months in a word or two. */
  details: z.strictObject(
    labels('table', 'tableOf', 'rules', 'example', 'months', 'integrated', 'quicker', 'fixed', 'ask'),
  ),
  /** The same plant month by month: who does what, and whose invoice comes. */
  months: section({
    columns: z.strictObject({ month: label, you: label, we: label, invoice: label }),
    items: listOf([3], { title: label, you: text(160), we: text(160), invoice: text(90) }),
  }),
  durations: z.strictObject({ ...clauses.shape, unit: label, link: action }),
  integrated: z.strictObject({ heading: label, paragraphs: z.array(text(320)).min(2) }),
  /** What speeds the work up, and what cannot be left out. */
  quicker: ruledItems,
  fixed: steps,
  ask: documents,
  related,
});

/** content/pages/contact.yaml */
export const contactPage = z.strictObject({
  ...page,
  ways: section({
    /** Before what to have ready. */
    readyLabel: label,
    /** On phones, on the button that shows when to use each way and what to have ready. */
    details: label,
    /** Call, chat, write, visit, in this order. */
    items: listOf(4, {
      kind: z.enum(['call', 'chat', 'write', 'visit']),
      title: label,
      when: text(200),
      ready: text(240),
      action: label,
      icon,
    }),
  }),
  prepare: section({ items: z.array(text(160)).min(4), plan: action }),
  /** `{opens}` and `{closes}` are filled in. */
  hours: z.strictObject({
    heading: label,
    span: labelWith('opens', 'closes'),
    /** Languages, time until an answer, visits: as the firm has them. */
    service: listOf([1], { label, value: text(160) }),
    note: text(200),
  }),
  chart: z.strictObject({ heading: label, alt: text(160), position: label, map: label }),
  corporate: z.strictObject({ heading: label, address: label, chatNotice: text(240) }),
  copy: z.strictObject({ number: label, mail: label, address: label, done: label }),
  card: label,
});

/** content/pages/terms.yaml; the documents themselves are content/legal/*.yaml */
export const termsPage = z.strictObject({
  ...page,
  changedLabel: label,
});

/** content/pages/not-found.yaml */
export const notFoundPage = z.strictObject({
  ...page,
  text: text(320),
  /** Above the large sentence. */
  code: label,
  /** Before the pages that the address may have meant; filled in by the browser. */
  meant: label,
  linksLabel: label,
  links: z.array(action).min(3),
  search: label,
});
