import {
  answers as answerWords,
  complexities,
  risks,
  stages,
  steps,
  wishes,
} from '#src/content/tool-vocabulary.ts';
import { day, type Fields, oneOf, type Parse } from '#src/islands/link/fields.ts';
import { readLink } from '#src/islands/link/read-link.ts';
import type { PlanData } from '../plan-data.ts';
import type { HeldEdition, Plan } from './schema.ts';
import { emptyPlan } from './state.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** What a text holds of a plan, and what about it is not understood, in a sentence. */
export type ReadPlan = { plan: Plan; complaint: string | undefined };

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

const planOf = (fields: Fields, words: Vocabulary): Plan => {
  const kind = fields.one('kind', oneOf(wishes)) ?? 'certificate';
  const by = fields.one('by', day);
  return {
    step: fields.one('step', oneOf(steps)) ?? emptyPlan.step,
    sector: fields.one('sector', known(words.sectors)),
    reasons: fields.list('why', known(words.reasons)) ?? [],
    named: fields.list('named', known(words.pages)) ?? [],
    markets: fields.list('sell', known(words.markets)) ?? [],
    held: fields.list('hold', heldEdition(words)) ?? [],
    standards: fields.list('std', known(words.pages)),
    people: fields.one('people', whole(99_999)),
    work: fields.one('work', known(words.works)),
    environment: fields.one('ems', oneOf(complexities)),
    safety: fields.one('ohs', oneOf(risks)),
    sites: fields.one('sites', whole(999)),
    joint: fields.one('joint', yesOrNo),
    stage: fields.one('state', oneOf(stages)),
    start: fields.one('start', day),
    wanted: by ? { kind, day: by } : undefined,
    notified: fields.one('notified', yesOrNo),
    answers: Object.fromEntries(fields.list('a', answer) ?? []),
  };
};

/** A plan out of the text that writePlan makes. */
export const readPlan = (
  text: string,
  data: Pick<PlanData, 'finder' | 'auditTime' | 'pages' | 'register' | 'words'>,
): ReadPlan => {
  const { answers, complaint } = readLink(text, data.words, emptyPlan, (fields) =>
    planOf(fields, vocabularyOf(data)),
  );
  return { plan: answers, complaint };
};
