import { fill } from '#src/content/fill.ts';
import type { Risk } from '#src/content/tool-vocabulary.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import type { AuditDays } from './audit-days.ts';
import type { AuditTime } from './schema.ts';
import { sitesVisited } from './sites-visited.ts';

/** What is said of a page without a figure: the rule that sets its days, and what they grow with. */
export const noFigureText = (page: string, { tables, without, otherwise, texts }: AuditTime) => {
  if (tables.some((table) => table.page === page)) return undefined;
  const { rule, drivers } = without.find((row) => row.page === page) ?? otherwise;
  return drivers ? fill(texts.noFigure, { rule, drivers }) : fill(texts.nothingToAudit, { rule });
};

/**
 * What the days say in sentences, the range first; pages without a figure not among them.
 * @param quality the risk for ISO 9001, where that is among the pages
 */
export const auditTexts = (
  { total, next, isBeyond, special }: AuditDays,
  { sites, quality }: { sites: number | undefined; quality: Risk | undefined },
  auditTime: AuditTime,
): string[] => {
  const { texts } = auditTime;
  const hints = [...(isBeyond ? [texts.beyond] : []), ...(special.length > 0 ? [texts.special] : [])];
  if (!total) return hints;
  const { initial, yearly, recertification } = total;
  const risk = quality && quality !== 'medium' ? [auditTime.quality[quality]] : [];
  return [
    fill(texts.days, initial),
    fill(texts.range, initial),
    ...risk,
    fill(texts.years, {
      a: yearly.low,
      b: yearly.high,
      c: recertification.low,
      d: recertification.high,
    }),
    fill(texts.ask, initial),
    ...(next ? [fill(texts.nextBand, { n: next.more, next: next.table })] : []),
    ...(sites !== undefined && sites > 1 ? [fill(texts.sites, { n: sites, ...sitesVisited(sites) })] : []),
    ...hints,
  ];
};

/**
 * What the days cost at a day rate.
 * @param currency three letters: `LKR`
 */
export const rateText = (
  { total }: AuditDays,
  rate: number,
  currency: string,
  { texts }: Pick<AuditTime, 'texts'>,
) => {
  if (!total) return undefined;
  const { low, high } = total.initial;
  const amount = (days: number) => `${currency} ${grouped(Math.round(days * rate))}`;
  return fill(texts.rate, { low, high, x: amount(low), y: amount(high) });
};

/** Effective people from those counted one by one; what is left of a part-time post counts as a whole one. */
export const countedPeople = (counts: readonly number[]) =>
  Math.ceil(counts.reduce((sum, count) => sum + count, 0));
