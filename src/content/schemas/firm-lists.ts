import { z } from 'zod';
import { mailAddress, telephone } from './firm.ts';
import {
  drawing,
  family,
  icon,
  pageId,
  pageList,
  portraitLook,
  wordmarkMark,
  wordmarkStyle,
} from './reference.ts';
import { evidence, label, listOf, mediaFile, sample, text } from './text.ts';

const person = {
  name: label,
  title: label,
  photo: mediaFile.optional().meta({
    description:
      'At least 400 × 400 pixels, the head at the top. Without a photo the drawn portrait stands in.',
  }),
  // Beside a photo nobody sees them: it may go again.
  portrait: portraitLook.meta({ unless: 'photo' }),
  family: family.meta({ unless: 'photo', title: 'Colours' }),
  sample,
};

/** content/team.yaml */
export const team = z.strictObject({
  chairman: z.strictObject({
    ...person,
    bio: text(420).meta({ description: 'One or two sentences for the home page.' }),
    profile: z.array(text(600)).min(1).meta({ description: 'The longer text of the about page.' }),
    facts: listOf(4, { label, value: label }).meta({
      description: 'Four facts, on every page that shows this person.',
    }),
    quote: text(240).optional().meta({ description: 'In the chairman’s own words.' }),
  }),
  /** `description` holds the qualifications; a director may have none. */
  directors: listOf([1, 12], {
    ...person,
    description: text(240).optional(),
    phone: telephone.optional(),
    mail: mailAddress.optional(),
    pages: pageList
      .min(1)
      .optional()
      .meta({ description: 'The service pages that this director answers for: each page has one.' }),
  }),
  roles: listOf(3, { label, icon }),
  /** The same sentence on each role card. */
  roleSentence: text(120),
});

export type Team = z.infer<typeof team>;

/** content/clients.yaml: the logo wall. */
export const clients = listOf([1, 120], {
  name: label,
  industry: z.enum(['food', 'pharma', 'tyre', 'confectionery', 'technology']),
  logo: mediaFile.optional().meta({
    description:
      'SVG, or at least 160 pixels wide; it stands on white. Without a logo a drawn wordmark stands in.',
  }),
  mark: wordmarkMark.meta({ unless: 'logo' }),
  style: wordmarkStyle.meta({ unless: 'logo' }),
  sample,
});

/** content/testimonials.yaml; the section stands on no page while there are none. */
export const testimonials = listOf([0, 12], {
  quote: text(400),
  client: label,
  /** Trade and standards: `Tyre manufacturer, ISO 9001:2015`. */
  detail: text(120),
  rating: z
    .int()
    .min(1, 'a rating is a whole number from 1 to 5')
    .max(5, 'a rating is a whole number from 1 to 5'),
  drawing,
  sample,
});

/** content/process.yaml: numbered by position. */
export const process = listOf(5, {
  title: label,
  /** The bold beginning of the description. */
  lead: label,
  text: text(320),
  /** What the client has in hand after this step. */
  result: text(120),
  /** How long it usually takes. */
  time: label,
  /** Whether it is free, or how it is charged: never an amount. */
  fee: label,
  evidence,
});

/** content/credentials.yaml */
export const credentials = listOf([1, 12], {
  title: label,
  /** Goes on from the figure: `standards`. */
  subtitle: text(120),
  drawing,
  family,
  /** Large: `9`, `50+`, `2014`. */
  figure: text(6),
  /** A few words for lists of credentials: `9 standards`. */
  summary: label,
  items: z.array(text(120)).min(2),
  /** What it means to a client, in a sentence. */
  meaning: text(240),
  page: pageId.optional(),
  evidence,
  sample,
});

/** content/reasons.yaml: the firm's own claims, worded as domain facts allow. */
export const reasons = listOf([3, 12], {
  /** Set large: `35+`. The title goes on from it. */
  figure: text(6).optional(),
  title: label,
  text: text(320),
  icon,
  evidence,
});

/** content/stats.yaml */
export const stats = listOf([1, 4], {
  value: z.int().positive().max(999_999),
  suffix: z.string().max(1, 'must be one sign, such as +, or empty'),
  label,
  /** The words on the dimension line above the figure. */
  measure: label,
  icon,
  evidence,
});

/** content/values.yaml: vision, mission, values. */
export const values = z
  .array(
    z.union([
      z.strictObject({ title: label, text: text(320), drawing }),
      z.strictObject({ title: label, list: listOf([3, 8], { label, value: text(160) }), drawing }),
    ]),
  )
  .length(3);

/** content/services.yaml: the services, in the order of the overview. */
export const services = listOf([5, 6], {
  page: pageId,
  title: label,
  subtitle: text(120),
  /** Home and overview. */
  text: text(260),
  /** The back of the flip card. */
  points: z.array(text(100)).min(3).max(5),
  drawing,
  family,
});
