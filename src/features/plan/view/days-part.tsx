import { isPhone, Part } from '#src/islands/part.tsx';
import type { PlanResult } from '../result/result.ts';
import type { PlanWords } from '../words-schema.ts';

/** How many auditor days, what they count and what not, and who sends an invoice. */
export const DaysPart = ({ result, words }: { result: PlanResult; words: PlanWords }) => {
  const { days, invoices } = result;
  const { commission } = words.invoices;
  if (result.pages.length === 0) return null;
  const facts = [
    { label: words.days.counts, text: days.counts },
    { label: words.days.countsNot, text: days.countsNot },
  ];
  return (
    <Part number={3} id="days" heading={words.parts.days} line={days.short}>
      <p className="plan-figure">
        <b data-text="figure">{days.figure}</b> <span>{days.unit}</span>
      </p>
      <dl className="tool-facts" data-text="small">
        {facts.map(
          ({ label, text }) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
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
          <summary data-text="name">{words.invoices.heading}</summary>
          <table className="tool-table plan-invoices" data-text="small">
            <thead>
              <tr>
                <th scope="col">{words.invoices.columns.who}</th>
                <th scope="col">{words.invoices.columns.what}</th>
                <th scope="col">{words.invoices.columns.counted}</th>
              </tr>
            </thead>
            <tbody>
              {invoices.map(({ who, what, counted }) => (
                <tr key={who}>
                  <th scope="row">{who}</th>
                  <td>{what}</td>
                  <td>{counted}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {commission.evidence && <p data-text="small">{commission.text}</p>}
    </Part>
  );
};
