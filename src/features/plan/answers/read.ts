import {
  answers as answerWords,
  complexities,
  doors,
  type Question,
  questions,
  risks,
  stages,
  wishes,
} from '#src/content/tool-vocabulary.ts';
import { day, type Fields, oneOf, type Parse } from '#src/islands/link/fields.ts';
import { readLink } from '#src/islands/link/read-link.ts';
import type { PlanData } from '../plan-data.ts';
import { emptyPlan } from './empty.ts';
import type { HeldEdition, Plan } from './schema.ts';
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

const answer: Parse<readonly [string, Plan['answers'][string]]> = (text) => {
  const [, question, value = ''] = /^([a-z]\d{1,2})\.(\w)$/.exec(text) ?? [];
  const found = oneOf(answerWords)(value);
  return question && found ? [question, found] : undefined;
};

const quoted: Parse<number> = (text) =>
  /^\d{1,3}(\.5)?$/.test(text) && Number(text) > 0 && Number(text) <= 500 ? Number(text) : undefined;

const wantedOf = (fields: Fields): Plan['wanted'] => {
  const kind = fields.one('kind', oneOf(wishes)) ?? 'certificate';
  const by = fields.one('by', (text) => (text === 'open' ? text : day(text)));
  return by === undefined || by === 'open' ? by : { kind, day: by };
};

/** One entry for each edition, the one that says until when before the others. */
const once = (held: readonly HeldEdition[]) =>
  held.filter(({ page, edition }, index) => {
    const same = held.filter((other) => other.page === page && other.edition === edition);
    const best = same.find((other) => other.until !== undefined) ?? same[0];
    return best === held[index];
  });

/** The door that links of before came through without a word. */
const doorOf = ({ standards, held, sector, reasons }: Plan): Plan['door'] => {
  if (standards) return 'buyer';
  if (held.length > 0) return 'hold';
  return sector || reasons.length > 0 ? 'which' : undefined;
};

const planOf = (fields: Fields, words: Vocabulary): Plan => {
  // Where one stood, in links of before.
  fields.one('step', (text) => text);
  const named = fields.list('named', known(words.pages)) ?? [];
  const chosen = fields.list('std', known(words.pages)) ?? named;
  const wanted = wantedOf(fields);
  const start = fields.one('start', day);
  const answers = (fields.list('a', answer) ?? []).filter(
    ([question, given]) => words.questions.get(question)?.includes(given) || fields.refuse('a'),
  );
  const plan: Plan = {
    door: fields.one('door', oneOf(doors)),
    sector: fields.one('sector', known(words.sectors)),
    reasons: fields.list('why', known(words.reasons)) ?? [],
    markets: fields.list('sell', known(words.markets)) ?? [],
    held: once(fields.list('hold', heldEdition(words)) ?? []),
    standards: chosen.length > 0 ? chosen : undefined,
    people: fields.one('people', whole(99_999)),
    work: fields.one('work', known(words.works)),
    environment: fields.one('ems', oneOf(complexities)),
    safety: fields.one('ohs', oneOf(risks)),
    sites: fields.one('sites', whole(999)),
    joint: fields.one('joint', yesOrNo),
    stage: fields.one('state', oneOf(stages)),
    // A day that is wanted was counted back from: the two cannot stand together.
    start: wanted && wanted !== 'open' ? undefined : start,
    wanted,
    notified: fields.one('notified', yesOrNo),
    quoted: fields.one('quoted', quoted),
    skipped: fields.list('skip', oneOf(questions)) ?? [],
    answers: Object.fromEntries(answers),
  };
  return { ...plan, door: plan.door ?? doorOf(plan) };
};

/** A plan out of the text of a link, of today or of before. */
export const readPlan = (
  text: string,
  data: Pick<PlanData, 'finder' | 'auditTime' | 'pages' | 'register' | 'readiness' | 'asking'>,
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
