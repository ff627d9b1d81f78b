import { Facts } from '#src/islands/facts.tsx';
import { isPhone, Part } from '#src/islands/part.tsx';
import { Table } from '#src/islands/table.tsx';
import { linkTo } from '#src/islands/use-address.ts';
import type { PlanResult } from '../result/result.ts';
import type { PlanWords } from '../words-schema.ts';

type DaysPartProps = {
  result: PlanResult;
  words: PlanWords;
  /** The plan as the text of a link. */
  answers: string;
};

/** How many auditor days, what they count and what not, and who sends an invoice. */
export const DaysPart = ({ result, words, answers }: DaysPartProps) => {
  const { days, invoices } = result;
  const { columns, commission, heading } = words.invoices;
  if (result.pages.length === 0) return null;
  return (
    <Part number={3} id="days" heading={words.parts.days} line={days.short}>
      <p className="plan-figure">
        <b data-text="figure">{days.figure}</b> <span>{days.unit}</span>
      </p>
      {days.range && (
        <p>
          <span>{days.money ?? words.days.multiply}</span>{' '}
          <a href={linkTo('at=rate', answers)}>{days.money ? words.days.changeRate : words.days.addRate}</a>
        </p>
      )}
      <Facts
        items={[
          { label: words.days.counts, text: days.counts },
          { label: words.days.countsNot, text: days.countsNot },
        ]}
      />
      <details className="tool-fold" open={days.range === undefined}>
        <summary data-text="name">{words.days.how}</summary>
        {days.how.map((text) => (
          <p key={text} data-text="small">
            {text}
          </p>
        ))}
      </details>
      {invoices.length > 0 && (
        <details className="tool-fold tool-wide" open={!isPhone()}>
          <summary data-text="name">{heading}</summary>
          <Table
            className="plan-invoices"
            columns={[columns.who, columns.what, columns.counted]}
            rows={invoices.map(({ who, what, counted }) => [who, what, counted])}
          />
        </details>
      )}
      {commission.evidence && <p data-text="small">{commission.text}</p>}
    </Part>
  );
};
