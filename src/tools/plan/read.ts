import { fill } from '#src/content/fill.ts';
import { answers, complexities, risks, stages, steps, wishes } from '#src/content/tool-vocabulary.ts';
import type { PlanData } from '#src/tools/data.ts';
import { lastDayOf } from '#src/tools/phases/weeks.ts';
import type { HeldEdition, Plan } from './schema.ts';
import { emptyPlan } from './state.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import { mostCharacters, version } from './write.ts';

/** What a text holds of a plan, and what about it is not understood, in a sentence. */
export type ReadPlan = { plan: Plan; complaint: string | undefined };

/** A value, or undefined where the text is none. */
type Parse<T> = (text: string) => T | undefined;

const oneOf =
  <const T extends string>(words: readonly T[]): Parse<T> =>
  (text) =>
    words.find((word) => word === text);

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

const day: Parse<string> = (text) => {
  const [, month = '', date] = /^(20\d\d-(?:0[1-9]|1[0-2]))-(\d\d)$/.exec(text) ?? [];
  const isDay = month !== '' && Number(date) > 0 && text <= lastDayOf(month);
  return isDay ? text : undefined;
};

const yesOrNo: Parse<boolean> = (text) => (text === 'yes' ? true : text === 'no' ? false : undefined);

const heldEdition =
  ({ editions }: Vocabulary): Parse<HeldEdition> =>
  (text) => {
    const [, name = '', page, edition, until] =
      /^(([a-z0-9-]+)@([a-z0-9-]+))(?:~(20\d\d-(?:0[1-9]|1[0-2])))?$/.exec(text) ?? [];
    if (!page || !edition || !editions.has(name)) return undefined;
    return { page, edition, ...(until ? { until } : {}) };
  };

const answer: Parse<readonly [string, Plan['answers'][string]]> = (text) => {
  const [, question, value = ''] = /^([a-z]\d{1,2})\.(\w)$/.exec(text) ?? [];
  const found = oneOf(answers)(value);
  return question && found ? [question, found] : undefined;
};

/** The keys as they came, as far as they can be shown: a broken link may hold anything. */
const shownKey = (key: string) => key.replace(/[^\w-]/g, '').slice(0, 20) || '…';

/** The fields of a text by key, the last of each counting, and the keys that are not understood. */
class Fields {
  readonly #values: Map<string, string>;
  readonly unknown = new Set<string>();

  constructor(parts: readonly string[]) {
    this.#values = new Map(
      parts.map((part) => {
        const at = part.indexOf('=');
        return at === -1 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
      }),
    );
  }

  one<T>(key: string, parse: Parse<T>): T | undefined {
    const text = this.#values.get(key);
    if (text === undefined) return undefined;
    this.#values.delete(key);
    const value = parse(text);
    if (value === undefined) this.unknown.add(shownKey(key));
    return value;
  }

  /** The values of a list that are understood, each once; undefined where the key is missing, or none of them is. */
  list<T>(key: string, parse: Parse<T>): T[] | undefined {
    return this.one(key, (text) => {
      const texts = [...new Set(text.split(',').filter((entry) => entry !== ''))];
      const values = texts.map(parse).filter((value) => value !== undefined);
      if (values.length < texts.length) this.unknown.add(shownKey(key));
      return texts.length > 0 && values.length === 0 ? undefined : values;
    });
  }

  /** What nobody has asked for. */
  rest() {
    for (const key of this.#values.keys()) this.unknown.add(shownKey(key));
    return [...this.unknown];
  }
}

const planOf = (fields: Fields, words: Vocabulary): Plan => {
  const plan: Plan = {
    step: fields.one('step', oneOf(steps)) ?? emptyPlan.step,
    reasons: fields.list('why', known(words.reasons)) ?? [],
    named: fields.list('named', known(words.pages)) ?? [],
    markets: fields.list('sell', known(words.markets)) ?? [],
    held: fields.list('hold', heldEdition(words)) ?? [],
    answers: Object.fromEntries(fields.list('a', answer) ?? []),
  };
  const kind = fields.one('kind', oneOf(wishes)) ?? 'certificate';
  const by = fields.one('by', day);
  const optional: Partial<Plan> = {
    sector: fields.one('sector', known(words.sectors)),
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
  };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  return { ...plan, ...Object.fromEntries(given) };
};

/**
 * A plan out of the text that writePlan makes, with or without its `#`, read from the address or the browser's storage.
 * Whatever is unknown or broken is named and left out; nothing throws.
 */
export const readPlan = (
  text: string,
  data: Pick<PlanData, 'finder' | 'auditTime' | 'pages' | 'register' | 'words'>,
): ReadPlan => {
  const { link } = data.words;
  if (text.length > mostCharacters) return { plan: emptyPlan, complaint: link.tooLong };
  const [first, ...parts] = text.replace(/^#/, '').split('&');
  if (first !== version) return { plan: emptyPlan, complaint: link.version };
  const fields = new Fields(parts.filter((part) => part !== ''));
  const plan = planOf(fields, vocabularyOf(data));
  const unknown = fields.rest();
  return {
    plan,
    complaint: unknown.length > 0 ? fill(link.unknown, { keys: unknown.join(', ') }) : undefined,
  };
};
