import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';
import type { Compare } from './schema.ts';

/** `ISO 9001:2015` → `2015`, `FSSC 22000 Version 6` → `Version 6`; others whole. */
const mark = (named: string) => /(?<=:)\d{4}$|Version \d+$/.exec(named)?.[0] ?? named;

/** Which edition counts on a day, as short as a cell of a comparison. */
export const editionWords = (row: RegisterRow, today: string, words: Compare['editions']) => {
  const { named, successor = '', successorExpected, ends, lastNew } = row;
  return fill(words[editionState(row, today)], {
    named: mark(named),
    successor: mark(successor),
    when: successorExpected?.text ?? '',
    run: ends ? words.run[ends.certainty] : '',
    ends: ends ? readableDay(ends.day) : '',
    lastNew: lastNew ? readableDay(lastNew.day) : '',
  });
};
