import { familyNames, sceneNames } from '@site/isometric/names';
import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { pageId, pageList } from '#src/content/schemas/reference.ts';
import { day, label, listOf, slug, text } from '#src/content/schemas/text.ts';
import { stages } from '#src/content/stages.ts';
import { levels } from './need/find.ts';

/** Where a rule comes from, and when that was looked at. */
const checked = { source: text(160), checkedOn: day };

/** An answer a visitor can choose. Its id stands in links that people keep: it is never changed. */
const option = z.strictObject({ id: slug, label });

/** A trade: its tile, the firm in a sentence, and the kind of work that it usually is, where that is no question. */
const sector = option.extend({
  tile: label,
  firm: label,
  drawing: z.enum(sceneNames),
  family: z.enum(familyNames),
  work: slug.optional(),
});

const condition = z.strictObject({
  level: z.enum(levels),
  /** Each list has to hold, and holds by one of its words: ids of answers or groups, or `only-lk` and `none-named`. */
  all: z.array(z.array(slug).min(1)).min(1),
  /** None of these may hold. */
  not: z.array(slug).min(1).optional(),
});

const rule = z
  .strictObject({
    page: pageId,
    reason: text(120),
    /** The highest level of those that hold counts. */
    when: z.array(condition).min(1).max(3),
    /** Beats every other rule of the page. */
    wins: z.literal(true).optional(),
    ...checked,
  })
  .refine(({ wins, when }) => !wins || when.every(({ level }) => level === 'not'), {
    path: ['wins'],
    error: 'stands beside a level other than not: only what is not what it seems beats other rules',
  });

/** content/tools/finder.yaml: which standard a visitor needs, and by which rules the site says so. */
export const finder = z.strictObject({
  sectors: z.array(sector).min(2),
  reasons: z.array(option).min(2),
  markets: z.array(option).min(2),
  /** Sectors that rules name with one word. */
  groups: z.array(z.strictObject({ id: slug, sectors: z.array(slug).min(2) })),
  /** In the order in which cards of one level stand. */
  rules: z.array(rule).min(1),
  /** A page that the buyer names. */
  named: z.strictObject({ level: z.enum(levels), reason: text(120) }),
  /** Standards that are a part of another. */
  contains: z.array(z.strictObject({ page: pageId, parts: z.array(pageId).min(1) })),
  levels: z.strictObject(labels('start', 'look', 'not')),
  /** When no rule holds. */
  nothing: text(200),
});

const days = z.number().positive().max(100).multipleOf(0.5, 'must be whole or half days');

/** People in scope, both ends included. */
const span = { from: z.int().positive(), upTo: z.int().positive().max(100_000) };

type Band = { from: number; upTo?: number | undefined } & Readonly<Record<string, number | undefined>>;

/** Bands one after the other, of more and more people, none of whom take fewer days. */
const inOrder = (first?: number) => (rows: readonly Band[], context: z.RefinementCtx) => {
  rows.forEach(({ from, upTo, ...counts }, index) => {
    const before = rows[index - 1];
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    const expected = before?.upTo ? before.upTo + 1 : first;
    if (before && before.upTo === undefined)
      refuse('from', 'follows a band without an end: give the band before its upTo');
    else if (expected !== undefined && from !== expected)
      refuse('from', `leaves a gap or overlaps: the band before asks for ${expected}`);
    if (upTo !== undefined && upTo < from) refuse('upTo', 'is less than from: correct one');
    for (const [column, count = 0] of Object.entries(counts))
      if (count < (before?.[column] ?? 0))
        refuse(column, `(${count}) is less than in the band before: more people never take fewer days`);
  });
};

const band = z
  .strictObject({ ...span, quality: days, high: days, medium: days, low: days, limited: days })
  .refine(({ high, medium, low, limited }) => high >= medium && medium >= low && low >= limited, {
    path: ['high'],
    error: 'is not the most of its row: days fall from high over medium and low to limited',
  });

const percent = (most: number) => z.int().positive().max(most);

const share = z
  .strictObject({ parts: z.int().positive(), of: z.int().positive().max(12) })
  .refine(({ parts, of }) => parts <= of, {
    path: ['parts'],
    error: 'is more than the whole: no later audit takes longer than the first',
  });

/** How likely work is to injure, or to go wrong. */
const risk = z.enum(['high', 'medium', 'low']);

/** A rule in words, with where it comes from and when that was looked at. */
const statement = z.strictObject({
  text: text(260),
  /** A published rule, what bodies usually do, or our own planning. */
  basis: z.enum(['rule', 'practice', 'ours']),
  ...checked,
});

const bandSource = {
  certainty: z.enum(['verified', 'reported', 'single']),
  ...checked,
  source: text(260),
};

/** The days of a page by people alone, of another rule than the bands; the last of its own may have no end. */
const otherTable = z.strictObject({
  page: pageId,
  /** The trades it holds for; all, where none is named. */
  sectors: z.array(slug).min(1).optional(),
  reduction: z.int().min(0).max(50),
  ...bandSource,
  bands: listOf([1], { ...span, upTo: span.upTo.optional(), days }).superRefine(inOrder()),
});

/** content/tools/audit-time.yaml: how many auditor days a certification body begins from, and what we do not know. */
export const auditTime = z.strictObject({
  /** Auditor days for stage 1 and stage 2 by people: for ISO 9001, then by complexity or risk. */
  bands: z.array(band).min(1).superRefine(inOrder(1)),
  /** The pages that the bands serve, and by which column; and where that comes from. */
  tables: listOf([1], {
    page: pageId,
    scale: z.enum(['quality', 'environment', 'safety']),
    ...bandSource,
  }),
  /** Tables of other rules, as far as a source can be shown. */
  others: z.array(otherTable),
  /** In per cent of the table, and as parts of it. */
  rules: z.strictObject({
    // With more taken off, nothing would be left of the days.
    reduction: percent(50),
    integration: percent(50),
    additions: percent(50),
    surveillance: share,
    recertification: share,
    /** Fewest days of a surveillance or a recertification. */
    minimum: days,
    /** Pages for which each of several sites is visited. */
    everySite: pageList,
  }),
  /** The rules in words, each with where it comes from. */
  statements: z.array(statement).min(1),
  /** Kinds of work with their usual categories. */
  works: listOf([1], {
    id: slug,
    label,
    quality: risk,
    /** A part of this work whose category for ISO 9001 is another. */
    except: text(60).optional(),
    /** How grave its environmental aspects are; what is special is judged case by case. */
    environment: z.enum(['high', 'medium', 'low', 'limited', 'special']),
    safety: risk,
  }),
  /** What the risk for ISO 9001 says; it changes no figure. */
  quality: z.strictObject({ high: text(120), low: text(120) }),
  /** Pages without a figure: the rule that sets their days, and what they grow with. */
  without: listOf([1], { page: pageId, rule: label, drivers: text(120).optional() }),
  /** The same for a page that no table serves and that is not named there. */
  otherwise: z.strictObject({ rule: label, drivers: text(120) }),
  checkedOn: day,
});

const week = z.int().positive().max(104);

/** Whole weeks: quick, careful. */
const weeks = z.tuple([week, week]).refine(([quick, careful]) => quick <= careful, {
  error: 'is quicker when careful: write the shorter time first',
});

const phase = z.strictObject({
  id: slug,
  label,
  /** The row it stands in, with its neighbours of the same name. */
  row: label,
  /** Whose work it is: it gives the bar its colour. */
  by: z.enum(['you', 'body']),
  /** The same for all, or by size. */
  weeks: z.union([weeks, z.strictObject({ small: weeks, medium: weeks, large: weeks })]),
  /** Begins when half of the phase before is over, and ends not before it. */
  from: z.literal('half').optional(),
  /** Only where the law asks for it. */
  onlyIf: z.literal('notified').optional(),
  note: text(120).optional(),
});

/** Phases with these among them, by their ids, in this order: plans and calendars calculate with them. */
const phasesWith = (...needed: readonly string[]) =>
  z
    .array(phase)
    .min(2)
    .refine((rows) => `${rows.flatMap(({ id }) => (needed.includes(id) ? id : []))}` === `${needed}`, {
      error: `need the ids ${needed.join(', ')} in this order: plans and calendars calculate with them; restore them`,
    });

const audited = phasesWith('build', 'run', 'internal-audit', 'stage-1', 'stage-2', 'decide');

const mostPeople = z.int().positive().max(100_000);

/** content/tools/phases.yaml: how long each part of the way takes, in weeks from quick to careful. */
export const phases = z.strictObject({
  stages: z.record(z.enum(stages), z.strictObject({ label, text: text(120) })),
  /** The most people of an organisation that is small, and of one that is medium; above, it is large. */
  sizes: z
    .strictObject({ small: mostPeople, medium: mostPeople })
    .refine(({ small, medium }) => small < medium, {
      path: ['medium'],
      error: 'is no more than small: write the larger number of people here',
    }),
  tracks: z.strictObject({
    /** All pages that no other track names. */
    system: z.strictObject({ phases: audited }),
    gmp: z.strictObject({ pages: pageList, phases: audited }),
    laboratory: z.strictObject({ pages: pageList, phases: audited }),
    product: z.strictObject({ pages: pageList, phases: phasesWith() }),
  }),
  /** What makes the phase `build` shorter or longer, in per cent. */
  build: z.strictObject({
    stages: z.record(z.enum(stages), percent(400)),
    pages: z.array(z.strictObject({ page: pageId, percent: percent(400) })),
    /** For each further standard of the same track. */
    further: percent(400),
  }),
  /** In per cent of the phase `run`, where the system runs already. */
  runIfRunning: percent(100),
  /** Stage 2 takes this many weeks where the table gives more days. */
  longStage2: z.strictObject({ days: z.int().positive().max(100), weeks: week }),
  /** Pages without phases of ours, for a sector alone where it is named. */
  without: z.array(z.strictObject({ page: pageId, sector: slug.optional(), text: text(120).optional() })),
  /** Where a phase takes other weeks: for a scheme, or for a page in one sector. */
  otherWeeks: listOf([0], { page: pageId, sector: slug.optional(), phase: slug, weeks, ...checked }),
  /** The change of a held certificate to the next edition. */
  changeover: phasesWith('audit'),
  /** The phase of it from which on a renewal without a change is the same. */
  renewalFrom: slug,
  upgrade: label,
  /** Beside the bars. */
  statements: z.array(statement).min(1),
});

/** The clause a question asks about: `7.1.5`, `A.5, A.8`, `7.5.1–7.5.4`; for whoever looks it up. */
const clause = z
  .string()
  .regex(/^(\d+|A)(\.\d+)/, 'must begin with a clause such as 7.1.5 or A.5, in quotes');

const question = z.strictObject({
  clause,
  question: text(160),
  /** What an auditor would ask to see. */
  evidence: text(120),
  /** Without it a stage 2 audit makes no sense. */
  gate: z.literal(true).optional(),
});

/** content/tools/readiness.yaml: what an auditor will ask, and ask to see. */
export const readiness = z.strictObject({
  ...checked,
  /** Asked once for all standards that share it. */
  shared: z.array(question).min(1),
  standards: listOf([1], { page: pageId, questions: z.array(question).min(1) }),
});

/** All that the plan goes by. */
export type PlanRules = {
  finder: z.infer<typeof finder>;
  auditTime: z.infer<typeof auditTime>;
  phases: z.infer<typeof phases>;
  readiness: z.infer<typeof readiness>;
};
