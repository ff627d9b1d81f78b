import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';

type SourceProps = {
  source: string;
  checkedOn: string;
  /** `{source}` and `{date}` are filled in. */
  words: string;
};

/** Where a figure comes from, and when that was looked at. */
export const Source = ({ source, checkedOn, words }: SourceProps) => (
  <p data-text="small">{fill(words, { source: source.replace(/\.$/, ''), date: readableDay(checkedOn) })}</p>
);
