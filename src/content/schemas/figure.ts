import { z } from 'zod';
import { label, listOf, text } from './text.ts';

// Words in a drawing have as many characters as fit at its size.

/** The heading of a figure, and what it shows in a sentence or two. */
const head = {
  heading: label,
  text: text(260),
  /** The number or letters that the figure turns on, set large above its heading where there is room. */
  sign: text(3).optional(),
};

const figured = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...head, ...shape });

const hour = z.strictObject({
  title: text(20),
  hours: z.int().positive(),
  /** Everybody meets. */
  meeting: z.literal(true).optional(),
});

/** What a standard is about, drawn: one figure for each page. */
export const figure = z.discriminatedUnion('kind', [
  /** Counted squares for the parts of a whole, or steps in order of preference, the last of them the last resort. */
  figured('measure', {
    /** The whole, drawn large: the counts of the items add up to it. */
    total: z.int().positive().max(99).optional(),
    items: listOf([3, 5], {
      title: label,
      text: text(160).optional(),
      count: z.int().positive().max(99).optional(),
    }),
  })
    .refine(
      ({ total, items }) => items.reduce((sum, { count = 0 }) => sum + count, 0) === (total ?? 0),
      'the counts of the items must add up to the total; leave both out where nothing is counted',
    )
    .refine(({ total, sign }) => !(total && sign), 'the total stands large: leave the sign out'),

  /** Four phases that follow each other in a ring, clockwise from the top. */
  figured('ring', {
    phases: listOf(4, { title: text(6), mark: text(5), text: text(12) }),
    centre: z.strictObject({ mark: text(2), text: text(12) }),
    /** What lies round the ring. */
    around: text(12),
  }),

  /** The twelve hours after an event, divided among what each of them means. */
  figured('clock', {
    event: text(30),
    spans: listOf(3, { title: text(11), mark: text(5), text: text(14), hours: z.int().min(2).max(8) }),
  }).refine(
    ({ spans }) => spans.reduce((sum, { hours }) => sum + hours, 0) === 12,
    'the hours of the spans must add up to 12',
  ),

  /** A way in three stretches, each with three stations. */
  figured('way', {
    stretches: listOf(3, { title: text(26), stations: z.array(text(22)).length(3) }),
  }),

  /** Three materials that become one batch, and where it goes. */
  figured('batch', {
    materials: z.array(text(13)).length(3),
    stages: listOf(3, { title: text(8), text: text(28) }),
    gate: text(8),
    release: text(26),
    outlets: z.array(text(15)).length(2),
  }),

  /** Links of a chain, which can be followed both ways. */
  figured('chain', {
    back: text(30),
    forward: text(30),
    links: z.array(text(20)).length(5),
  }),

  /** What a site does, and what of it crosses the fence. */
  figured('fence', {
    inside: text(12),
    outside: text(12),
    rows: listOf(4, { inside: text(16), outside: text(15) }),
  }),

  /** Contributions to an uncertainty, which add up by their squares. */
  figured('budget', {
    contributions: listOf(4, { title: text(13), value: z.number().positive().max(999) }),
    total: z.strictObject({ title: text(9), value: z.number().positive().max(999) }),
    result: text(36),
  })
    .refine(
      ({ contributions, total }) =>
        Math.abs(Math.hypot(...contributions.map(({ value }) => value)) - total.value) < 0.005,
      'the total must be the square root of the sum of the squares of the contributions',
    )
    .refine(
      ({ contributions, total }) => (contributions[0]?.value ?? 0) >= 0.75 * total.value,
      'the first contribution must be the largest, at least three quarters of the total: the drawing has room for no other',
    ),

  /** The normal curve, and the share of all values that lies within one, two, three and six standard deviations. */
  figured('bell', {
    limit: text(8),
    shares: z.array(text(14)).length(4),
  }),

  /** Two days of work, hour by hour, with what comes before and after. */
  figured('days', {
    before: text(34),
    days: listOf(2, { title: text(8), hours: z.array(hour).min(2).max(5) }),
    after: text(34),
  }).refine(
    ({ days }) => days.every(({ hours }) => hours.reduce((sum, one) => sum + one.hours, 0) === 8),
    'the hours of each day must add up to 8',
  ),

  /** The steps of a process with the hazard at each and what controls it, on the ground that carries them all. */
  figured('controls', {
    columns: z.strictObject({ step: text(8), hazard: text(8), control: text(8) }),
    steps: listOf(5, { title: text(13), hazard: text(15), control: z.enum(['PRP', 'OPRP', 'CCP']) }),
    base: z.strictObject({ title: text(5), text: text(36) }),
  }),

  /** Three steps of a stair; the first has a way up of its own. */
  figured('stairs', {
    /** A title stands on two lines. */
    steps: listOf(3, { title: text(22), text: text(48) }),
    way: text(36),
  }),

  /** Sheets that lie on each other, the lowest last. */
  figured('layers', {
    layers: listOf(3, { mark: text(2), title: text(22), text: text(60) }),
  }),

  /** A vial with its four parts named, on its way. */
  figured('vial', {
    /** Clockwise from the upper left: stopper, cap, label, wall. */
    parts: listOf(4, { title: text(9), text: text(42) }),
    from: text(14),
    over: text(14),
    to: text(14),
  }),

  /** Readings one after the other, of which one falls below the limit; what was made about it is held. */
  figured('limit', {
    /** In parts of a hundred of the drawing's height. */
    readings: z.array(z.int().min(0).max(90)).length(9),
    readingsTitle: text(22),
    limit: z.strictObject({ title: text(16), level: z.int().min(30).max(70) }),
    low: text(10),
    /** The principle that each of these belongs to: limit, readings, correction. */
    principles: z.array(text(1)).length(3),
    held: text(28),
  }).refine(
    ({ readings, limit }) =>
      readings.filter((value) => value < limit.level).length === 1 &&
      readings.findIndex((value) => value < limit.level) === 5,
    'the sixth reading must be the one below the limit: the words stand round it',
  ),
]);

export type Figure = z.infer<typeof figure>;
