import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { editionState } from './edition-state.ts';
import type { EditionLabels } from './labels.ts';
import type { Edition } from './schema.ts';

/** `FSSC 22000 Version 6` → `Version 6` */
const version = (named: string) => /Version \d+$/.exec(named)?.[0] ?? named;

/** What the register says of a page's edition on a day, in one sentence. */
export const editionLine = (
  row: Pick<Edition, 'named' | 'status' | 'successor' | 'successorExpected' | 'lastNew' | 'ends'>,
  today: string,
  { lines }: Pick<EditionLabels, 'lines'>,
) => {
  const state = editionState(row, today);
  const short = state === 'lastAudits' ? version : (named: string) => named;
  return fill(lines[state], {
    named: short(row.named),
    successor: short(row.successor ?? ''),
    when: row.successorExpected?.text ?? '',
    ends: row.ends ? readableDay(row.ends.day) : '',
    lastNew: row.lastNew ? readableDay(row.lastNew.day) : '',
  });
};
