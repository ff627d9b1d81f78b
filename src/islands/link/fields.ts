import { lastDayOf } from '#src/content/weeks.ts';

/** A value, or undefined where the text is none. */
export type Parse<T> = (text: string) => T | undefined;

/** One of a list of words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Parse<T> =>
  (text) =>
    words.find((word) => word === text);

/** A day such as `2026-11-21`. */
export const day: Parse<string> = (text) => {
  const [, month = '', date] = /^(20\d\d-(?:0[1-9]|1[0-2]))-(\d\d)$/.exec(text) ?? [];
  const isDay = month !== '' && Number(date) > 0 && text <= lastDayOf(month);
  return isDay ? text : undefined;
};

/** The keys as they came, as far as they can be shown: a broken link may hold anything. */
const shownKey = (key: string) => key.replace(/[^\w-]/g, '').slice(0, 20) || '…';

/** The fields of a text by key, the last of each counting, and the keys that are not understood. */
export class Fields {
  readonly #values: Map<string, string>;
  readonly unknown = new Set<string>();

  /** @param text such as `people=140&std=iso-9001` */
  constructor(text: string) {
    this.#values = new Map(new URLSearchParams(text));
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
