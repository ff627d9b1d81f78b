import { z } from 'zod';
import { pageId, pageList } from '#src/content/schemas/reference.ts';
import { day, label, slug, text } from '#src/content/schemas/text.ts';
import { stages } from '#src/content/stages.ts';
import { statement } from '../audit-time/schema.ts';

const week = z.int().positive().max(104);

/** Whole weeks: quick, careful. */
const weeks = z.tuple([week, week]).refine(([quick, careful]) => quick <= careful, {
  error: 'is quicker when careful: write the shorter time first',
});

const percent = z.int().positive().max(400);

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
    .superRefine((rows, context) => {
      const order = needed.map((needs) => rows.findIndex(({ id }) => id === needs));
      const missing = needed.filter((_, index) => order[index] === -1);
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      for (const id of missing)
        refuse(`has no phase with the id ${id}: plans and calendars calculate with it; restore it`);
      if (missing.length === 0 && order.some((at, index) => at < (order[index - 1] ?? 0)))
        refuse(`stand out of order: ${needed.join(', ')} follow each other so`);
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
    stages: z.record(z.enum(stages), percent),
    pages: z.array(z.strictObject({ page: pageId, percent })),
    /** For each further standard of the same track. */
    further: percent,
  }),
  /** In per cent of the phase `run`, where the system runs already. */
  runIfRunning: percent.max(100),
  /** Stage 2 takes this many weeks where the table gives more days. */
  longStage2: z.strictObject({ days: z.int().positive().max(100), weeks: week }),
  /** Pages without phases of ours, for a sector alone where it is named. */
  without: z.array(z.strictObject({ page: pageId, sector: slug.optional(), text: text(120).optional() })),
  /** Where a phase takes other weeks: for a scheme, or for a page in one sector. */
  otherWeeks: z.array(
    z.strictObject({
      page: pageId,
      sector: slug.optional(),
      phase: slug,
      weeks,
      source: text(160),
      checkedOn: day,
    }),
  ),
  /** The change of a held certificate to the next edition. */
  changeover: phasesWith('audit'),
  /** The phase of it from which on a renewal without a change is the same. */
  renewalFrom: slug,
  upgrade: label,
  /** Beside the bars. */
  statements: z.array(statement).min(1),
});

export type Phases = z.infer<typeof phases>;
