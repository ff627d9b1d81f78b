import { deadlinesOf } from '../deadlines.ts';
import { certaintyText, inBrackets } from '../in-words.ts';
import type { EditionLabels } from '../labels.ts';
import type { RegisterRow } from '../register-data.ts';
import type { WholeDayEvent } from './whole-day-calendar.ts';

type Context = {
  /** Where the site is published. */
  url: string;
  labels: Pick<
    EditionLabels,
    'lastNew' | 'newOnly' | 'ends' | 'certainty' | 'meaning' | 'checkedOn' | 'source'
  >;
  /** The address of a page of the site by its id. */
  addressOf: (page: string) => string;
  disclaimer: string;
};

/** The deadlines of these rows of the register as whole-day events, stamped with the day they were checked. */
export const deadlineEvents = (
  rows: readonly RegisterRow[],
  { url, labels, addressOf, disclaimer }: Context,
): WholeDayEvent[] =>
  deadlinesOf(rows).map(({ row: { page, named, checkedOn, source }, kind, day, certainty }) => {
    const address = url + addressOf(page);
    const summary = `${named}: ${labels[kind]}`;
    return {
      id: `${page}-${kind}`,
      stamp: checkedOn,
      from: day,
      // A date that is not checked carries its mark.
      summary: certainty === 'verified' ? summary : `${summary} ${inBrackets(labels.certainty[certainty])}`,
      description: [
        `${certaintyText(certainty, labels)}. ${labels.checkedOn}: ${checkedOn}.`,
        `${labels.source}: ${source}`,
        disclaimer,
        address,
      ].join('\n'),
      address,
    };
  });
