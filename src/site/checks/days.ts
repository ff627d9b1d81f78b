import { latestDay, readableDay } from '#src/content/days.ts';
import { fieldName } from '#src/content/field-path.ts';
import { listed, type Problem } from '#src/content/problem.ts';
import { type ContentTrees, dayReferences } from '#src/content/references.ts';
import { daysBetween, isStale, STALE_AFTER } from '#src/features/editions/days-left.ts';
import type { Content } from '../content.ts';

/** Where the content says on which day something was done. */
type Dated = Content['days'][number];
type Dates = Pick<Content, 'days' | 'firm'>;

/** Every day on which a text was changed or a fact checked. */
export const daysIn = (trees: ContentTrees): Dated[] =>
  dayReferences(trees).map(({ file, path, name }) => ({ file, field: fieldName(path), day: name }));

/** Nothing is said to have been done before there was a firm. */
export const daysHold = ({ days, firm: { since } }: Dates): Problem[] =>
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
export const outOfDate = (content: Dates, today: string): Problem[] => {
  const ahead = content.days.filter(({ day }) => day > today).toSorted((a, b) => b.day.localeCompare(a.day));
  const [newest] = ahead;
  if (newest && ahead.length > fewSlips)
    return [
      {
        ...newest,
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

/**
 * What to say, at this time, of content that is out of date, of a clock that is wrong, or of facts that were checked too long ago;
 * undefined where all is well.
 */
export const timeWarning = (content: Dates, now: Date): string | undefined => {
  const today = latestDay(now);
  const found = outOfDate(content, today);
  if (found.length > 0) return `Out of date in content/:\n${listed(found)}`;
  const stale = content.days.filter(({ field, day }) => field.endsWith('checkedOn') && isStale(day, today));
  const checks = stale.map(({ day, ...place }) => ({ ...place, message: `checked on ${readableDay(day)}` }));
  return checks.length > 0
    ? `Checked more than ${STALE_AFTER} days ago: look at the sources again, correct what has changed, and set checkedOn. Until then the register says so on its page.\n${listed(checks)}`
    : undefined;
};
