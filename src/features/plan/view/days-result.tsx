import { memo } from 'react';
import { auditTexts, noFigureText, rateText } from '../audit-time/audit-texts.ts';
import { DaysDrawing } from './drawings/days-drawing.tsx';
import type { IslandData } from './island-data.ts';
import { ResultTable } from './result-table.tsx';
import type { Results } from './results.ts';

/** The day rate that a visitor was quoted, as far as it is typed; never part of the plan. */
export type Rate = { amount?: number | undefined; currency?: string | undefined };

/** What the days cost at that rate; nothing without both. */
export const costText = (days: Results['days'], { amount, currency }: Rate, { tools }: IslandData) =>
  amount === undefined || currency === undefined
    ? undefined
    : rateText(days, amount, currency, tools.auditTime);

/** The rows of the drawing and of the table: the initial audit, the years after it, and the one that renews. */
export const daysRows = ({ total }: Results['days']) =>
  total
    ? [
        { kind: 'initial' as const, ...total.initial },
        { kind: 'yearly' as const, ...total.yearly },
        { kind: 'again' as const, ...total.recertification },
      ]
    : [];

/** The same as a table. */
export const DaysTable = memo(({ days, data }: { days: Results['days']; data: IslandData }) => {
  const words = data.words.days;
  return (
    <ResultTable
      caption={words.caption}
      columns={Object.values(words.columns)}
      rows={daysRows(days).map(({ kind, low, table, high }) => [words[kind], low, table, high])}
    />
  );
});

/** What is said of the chosen pages that have no figure. */
export const withoutFigure = (days: Results['days'], { tools }: IslandData) =>
  days.without.flatMap((page) => {
    const text = noFigureText(page, tools.auditTime);
    const code = tools.pages.find(({ id }) => id === page)?.code ?? page;
    return text ? [{ page, code, text }] : [];
  });

export type DaysResultProps = Pick<Results, 'days' | 'categories' | 'standards'> & {
  data: IslandData;
  sites: number | undefined;
  rate: Rate;
};

/** How many auditor days: blocks, their table, and what they mean. */
export const DaysResult = memo(({ data, days, categories, standards, sites, rate }: DaysResultProps) => {
  const { auditTime } = data.tools;
  const isRated = auditTime.tables.some(({ page, scale }) => scale === 'quality' && standards.includes(page));
  const quality = isRated ? categories.quality : undefined;
  const [first, ...texts] = auditTexts(days, { sites, quality }, auditTime);
  const rows = daysRows(days);
  const without = withoutFigure(days, data);
  const cost = costText(days, rate, data);
  return (
    <>
      <h3>{data.words.days.heading}</h3>
      {first ? (
        <p className="plan-big">{first}</p>
      ) : (
        without.length === 0 && (
          <div className="plan-empty">
            <p>{data.words.noFigureYet}</p>
          </div>
        )
      )}
      {!first && days.missing.length > 0 && without.length > 0 && <p>{data.words.noFigureYet}</p>}
      {rows.length > 0 && (
        <>
          <DaysDrawing rows={rows} />
          <DaysTable days={days} data={data} />
        </>
      )}
      {cost && <p className="plan-says">{cost}</p>}
      {texts.map((text) => (
        <p className="plan-says" key={text}>
          {text}
        </p>
      ))}
      {without.map(({ page, code, text }) => (
        <p className="plan-says" key={page}>
          <b>{code}.</b> {text}
        </p>
      ))}
    </>
  );
});
