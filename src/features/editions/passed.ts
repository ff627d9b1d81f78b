import { dayOfWritten, writtenDay } from '#src/content/days.ts';

/** What the days of a page are read by. */
export type Reading = {
  /** The last day on which its texts were changed or checked. */
  writtenOn: string;
  /** The day on which it is read. */
  today: string;
  /** What is said beside a day that was still to come then, and has passed by now. */
  word: string;
};

export const isPassed = (day: string, { writtenOn, today }: Omit<Reading, 'word'>) =>
  writtenOn < day && day < today;

/** A text with the word beside each day that has passed since it was written. */
export const withPassed = (text: string, reading: Reading) =>
  text.replace(new RegExp(writtenDay, 'g'), (written) =>
    isPassed(dayOfWritten(written) ?? '', reading) ? `${written} ${reading.word}` : written,
  );
