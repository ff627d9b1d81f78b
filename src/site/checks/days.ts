import { latestDay, readableDay } from '#src/content/days.ts';
import { fieldName } from '#src/content/field-path.ts';
import { listed, type Problem } from '#src/content/problem.ts';
import { type ContentTrees, dayReferences } from '#src/content/references.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import { staleWarning } from '#src/features/editions/stale-warning.ts';

/** Where the content says on which day something was done. */
type Dated = Pick<Problem, 'file' | 'field'> & { day: string };
type Content = {
  days: readonly Dated[];
  firm: { securityExpires: string; since: number; copyright: number };
};

/** Every day on which a text was changed or a fact checked. */
export const daysIn = (trees: ContentTrees): Dated[] =>
  dayReferences(trees).map(({ file, path, name }) => ({ file, field: fieldName(path), day: name }));

/** Nothing is said to have been done before there was a firm. */
export const daysHold = ({ days, firm: { since } }: Content): Problem[] =>
  days
    .filter(({ day }) => day < String(since))
    .map(({ day, ...place }) => ({
      ...place,
      message: `${readableDay(day)} lies before ${since}, since when the firm works: write the day on which it was done`,
    }));

const longest = 365;

/** Whom to tell of a weakness is published for less than a year ahead (RFC 9116), and never out of date. */
const securityMessage = (expires: string, today: string) => {
  const left = daysBetween(today, expires);
  if (left <= 0)
    return `${readableDay(expires)} has come: check that the first e-mail address still reaches somebody, then set a day within a year`;
  return left > longest
    ? `${readableDay(expires)} is more than a year ahead: set a day within the next ${longest} days`
    : undefined;
};

/** So many days that have not come are a slip each; of more of them the clock is to be doubted. */
const fewSlips = 2;

/**
 * What a clock finds in the content: what is said to have been done on a day that has not come, and what has expired. A
 * release and the editor refuse it; a build of the same content is the same on any day, and only warns.
 */
export const outOfDate = (content: Content, today: string): Problem[] => {
  const ahead = content.days.filter(({ day }) => day > today).toSorted((a, b) => b.day.localeCompare(a.day));
  const [newest] = ahead;
  if (newest && ahead.length > fewSlips)
    return [
      {
        file: newest.file,
        field: newest.field,
        message: `${readableDay(newest.day)} is the last of ${ahead.length} days in content/ on which something was done and which have not come by the clock of this machine, even where on earth it is latest, ${readableDay(today)}: set the clock`,
      },
    ];
  const slips = ahead.map(({ day, ...place }) => ({
    ...place,
    message: `${readableDay(day)} has not come yet: write the day on which it was done`,
  }));
  const { securityExpires, copyright } = content.firm;
  const ofFirm = (field: string, message: string | undefined) =>
    message ? [{ file: 'content/firm.yaml', field, message }] : [];
  return [
    ...slips,
    ...ofFirm('securityExpires', securityMessage(securityExpires, today)),
    ...ofFirm(
      'copyright',
      copyright > Number(today.slice(0, 4))
        ? `${copyright} has not come yet: write a year up to this one`
        : undefined,
    ),
  ];
};

/** What to say, at this time, of content that is out of date or a clock that is wrong; undefined where all is well. */
export const timeWarning = (
  content: Content & Parameters<typeof staleWarning>[0],
  now: Date,
): string | undefined => {
  const today = latestDay(now);
  const found = outOfDate(content, today);
  if (found.length > 0) return `Out of date in content/:\n${listed(found)}`;
  return staleWarning(content, today);
};
