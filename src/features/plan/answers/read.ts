import { doors, type Question, questions, stages } from '#src/content/tool-vocabulary.ts';
import { day, type Fields, oneOf, type Parse } from '#src/islands/link/fields.ts';
import { readLink } from '#src/islands/link/read-link.ts';
import type { PlanData } from '../plan-data.ts';
import { emptyPlan } from './empty.ts';
import type { HeldEdition, Plan } from './plan.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/**
 * What a text holds: a plan, the question that is shown, and what is not understood, in a sentence. Without a question it is the
 * result that is shown.
 */
export type ReadPlan = { plan: Plan; at: Question | undefined; complaint: string | undefined };

const known =
  (words: ReadonlySet<string>): Parse<string> =>
  (text) =>
    words.has(text) ? text : undefined;

const whole =
  (most: number): Parse<number> =>
  (text) => {
    const isNumber = /^[1-9]\d{0,4}$/.test(text) && Number(text) <= most;
    return isNumber ? Number(text) : undefined;
  };

const yesOrNo: Parse<boolean> = (text) => (text === 'yes' ? true : text === 'no' ? false : undefined);

const heldEdition =
  ({ editions }: Vocabulary): Parse<HeldEdition> =>
  (text) => {
    const [, name = '', page, edition, until] =
      /^(([a-z0-9-]+)@([a-z0-9-]+))(?:~(20\d\d-(?:0[1-9]|1[0-2])))?$/.exec(text) ?? [];
    if (!page || !edition || !editions.has(name)) return undefined;
    return { page, edition, until };
  };

const quoted: Parse<number> = (text) =>
  /^\d{1,3}(\.5)?$/.test(text) && Number(text) > 0 && Number(text) <= 500 ? Number(text) : undefined;

/** The door of a link that names none. */
const doorOf = ({ standards, held, sector, reasons }: Plan): Plan['door'] => {
  if (standards) return 'buyer';
  if (held) return 'hold';
  return sector || reasons.length > 0 ? 'which' : undefined;
};

const planOf = (fields: Fields, words: Vocabulary): Plan => {
  const chosen = fields.list('std', known(words.pages)) ?? [];
  const plan: Plan = {
    door: fields.one('door', oneOf(doors)),
    sector: fields.one('sector', known(words.sectors)),
    reasons: fields.list('why', known(words.reasons)) ?? [],
    markets: fields.list('sell', known(words.markets)) ?? [],
    held: fields.one('hold', heldEdition(words)),
    standards: chosen.length > 0 ? chosen : undefined,
    people: fields.one('people', whole(99_999)),
    work: fields.one('work', known(words.works)),
    sites: fields.one('sites', whole(999)),
    joint: fields.one('joint', yesOrNo),
    stage: fields.one('state', oneOf(stages)),
    wanted: fields.one('by', (text) => (text === 'open' ? text : day(text))),
    notified: fields.one('notified', yesOrNo),
    quoted: fields.one('quoted', quoted),
    skipped: fields.list('skip', oneOf(questions)) ?? [],
  };
  return { ...plan, door: plan.door ?? doorOf(plan) };
};

/** A plan out of the text of a link. */
export const readPlan = (
  text: string,
  data: Pick<PlanData, 'finder' | 'auditTime' | 'pages' | 'register' | 'asking'>,
): ReadPlan => {
  const { answers, complaint } = readLink(
    text,
    data.asking,
    { plan: emptyPlan, at: undefined },
    (fields): Omit<ReadPlan, 'complaint'> => {
      const at = fields.one('at', oneOf(questions));
      return { plan: planOf(fields, vocabularyOf(data)), at };
    },
  );
  return { ...answers, complaint };
};
