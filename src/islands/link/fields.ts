import { lastDayOf } from '#src/content/days.ts';

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

/** A number in the one way that links write it, in whole steps. */
export const upTo =
  (largest: number, step = 1): Parse<number> =>
  (text) => {
    const number = Number(text);
    const isSound = number > 0 && number <= largest && number % step === 0;
    return isSound && String(number) === text ? number : undefined;
  };

/** The fields of a text by key, the last of each counting, and whether all of them are as they should be. */
export class Fields {
  readonly #values: Map<string, string>;
  #isSound = true;

  /** @param text such as `people=140&std=iso-9001` */
  constructor(text: string) {
    this.#values = new Map(new URLSearchParams(text));
  }

  one<T>(key: string, parse: Parse<T>): T | undefined {
    const text = this.#values.get(key);
    if (text === undefined) return undefined;
    this.#values.delete(key);
    const value = parse(text);
    if (value === undefined) this.#isSound = false;
    return value;
  }

  /**
   * The values of a list that are understood, each once; none where the key is missing.
   * @param most how many there may be: further ones are not understood
   */
  list<T>(key: string, parse: Parse<T>, most = Infinity): T[] {
    const texts =
      this.one(key, (text) => [...new Set(text.split(',').filter((entry) => entry !== ''))]) ?? [];
    const values = texts
      .map(parse)
      .filter((value) => value !== undefined)
      .slice(0, most);
    if (values.length < texts.length) this.#isSound = false;
    return values;
  }

  /** Whether nothing is broken, and nothing left over once all that is known has been asked for. */
  get isUnderstood() {
    return this.#isSound && this.#values.size === 0;
  }
}
