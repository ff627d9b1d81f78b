import { readableDay } from '#src/content/days.ts';
import type { PageEntry } from '#src/content/page-index.ts';
import type { Reader } from '#src/content/reader.ts';
import { daysBetween } from '#src/editions/days-left.ts';

type Dated = { file: string; field: string; day: string };

type Draft = {
  editions: readonly { checkedOn: string }[] | undefined;
  firm: { securityExpires: string; since: number; incorporated: number; copyright: number } | undefined;
  terms: { changed: string } | undefined;
  privacy: { changed: string } | undefined;
  accessibility: { changed: string } | undefined;
};

const datedPlaces = (draft: Draft, pages: readonly PageEntry[]): Dated[] => [
  ...pages.map(({ file, changed }) => ({ file, field: 'changed', day: changed })),
  ...(['terms', 'privacy', 'accessibility'] as const).flatMap((name) => {
    const day = draft[name]?.changed;
    return day ? [{ file: `content/legal/${name}.md`, field: 'changed', day }] : [];
  }),
  ...(draft.editions ?? []).map(({ checkedOn }, index) => ({
    file: 'content/editions.yaml',
    field: `[${index}].checkedOn`,
    day: checkedOn,
  })),
];

const longest = 365;

/** Whom to tell of a weakness is published for less than a year ahead (RFC 9116), and never out of date. */
const securityHolds = (reader: Reader, expires: string, today: string) => {
  const left = daysBetween(today, expires);
  if (left > 0 && left <= longest) return;
  reader.problem(
    'content/firm.yaml',
    'securityExpires',
    left > 0
      ? `${readableDay(expires)} is more than a year ahead: set a day within the next ${longest} days`
      : `${readableDay(expires)} has come: check that the first e-mail address still reaches somebody, then set a day within a year`,
  );
};

/** Nothing is said to have been done on a day that has not come, and what expires has not expired. */
export const daysHold = (reader: Reader, draft: Draft, pages: readonly PageEntry[], today: string) => {
  for (const { file, field, day } of datedPlaces(draft, pages)) {
    if (day > today)
      reader.problem(file, field, `${readableDay(day)} has not come yet: write the day on which it was done`);
  }
  if (!draft.firm) return;
  const { since } = draft.firm;
  for (const { file, field, day } of datedPlaces(draft, pages)) {
    if (day < String(since))
      reader.problem(
        file,
        field,
        `${readableDay(day)} lies before ${since}, since when the firm works: write the day on which it was done`,
      );
  }
  securityHolds(reader, draft.firm.securityExpires, today);
  for (const field of ['since', 'incorporated', 'copyright'] as const) {
    const year = draft.firm[field];
    if (year > Number(today.slice(0, 4)))
      reader.problem('content/firm.yaml', field, `${year} has not come yet: write a year up to this one`);
  }
};
