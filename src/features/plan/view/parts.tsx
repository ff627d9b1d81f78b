import { fill } from '#src/content/fill.ts';
import { Facts } from '#src/islands/facts.tsx';
import { Fold } from '#src/islands/fold.tsx';
import { isPhone, Part } from '#src/islands/part.tsx';
import { Table } from '#src/islands/table.tsx';
import { shortDay } from '../result/readable.ts';
import { Chart } from './chart.tsx';
import type { Shown } from './state.ts';

/** What is needed: the standard and its edition, what else fits and what does not, and the dates to know. */
export const NeedPart = ({ result: { need, cards, checks }, data: { words, finder } }: Shown) => (
  <Part id="need" heading={words.parts.need} line={need[0]?.text ?? ''} isFolded>
    {need.length === 0 && cards.length === 0 && <p>{finder.nothing}</p>}
    {need.length > 0 && <Facts items={need} />}
    {checks.length > 0 && (
      <ul className="tool-rows" data-text="small">
        {checks.map((text) => (
          <li key={text} className="tool-level" data-level="none">
            {text}
          </li>
        ))}
      </ul>
    )}
    {cards.length > 0 && (
      <ul className="ask-lines">
        {cards.map(({ page, level, reasons }) => (
          <li key={page.id}>
            <a href={page.address}>
              <b data-text="name">{page.code}</b>
              <span data-text="small">{`${finder.levels[level]}. ${reasons.join(' ')}`}</span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </Part>
);

const Notes = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} data-text="small">
      {text}
    </p>
  ));

const named = (text: string | undefined) => <b data-text="name">{text}</b>;
const shown = (day: string | undefined) => day && shortDay(day);

/** When to begin: every way, by its name where there are several, with both its plans as dates, as bars, and step by step. */
export const WhenPart = ({ result: { ways }, data }: Shown) => {
  const { parts, ways: words } = data.words;
  const [first] = ways;
  if (!first) return null;
  const text = first.id.startsWith('hold') ? parts.by : parts.from;
  const line = fill(text, { date: shown(first.dates[0]?.days[0]) ?? '' });
  return (
    <Part id="when" heading={parts.when} line={line}>
      {ways.map((way) => {
        const heads = way.plans.map(({ head }) => head);
        return (
          <section key={way.id}>
            {ways.length > 1 && <h3 data-text="name">{way.title}</h3>}
            <Table
              className="plan-dates"
              columns={['', ...heads]}
              rows={way.dates.map(({ label, days: [main, other] }) => [
                named(label),
                named(shown(main)),
                ...heads.slice(1).map(() => shown(other)),
              ])}
            />
            <Chart way={way} words={words} />
            <Notes texts={way.notes} />
            <Fold name={words.steps}>
              <Table
                columns={[words.step, words.who, ...heads]}
                rows={way.kept.map(({ label, by }, step) => [
                  label,
                  words[by],
                  ...way.plans.map(({ phases }) => shown(phases[step]?.from)),
                ])}
              />
            </Fold>
          </section>
        );
      })}
    </Part>
  );
};

/** How many auditor days, what they count and what not, and who sends an invoice. */
export const DaysPart = ({ result: { days, invoices, pages }, data, link }: Shown) => {
  const { parts, days: words, invoices: invoiceWords } = data.words;
  const { columns, commission, heading } = invoiceWords;
  if (pages.length === 0) return null;
  return (
    <Part id="days" heading={parts.days} line={days.short}>
      <p className="plan-figure">
        <b data-text={days.range ? 'figure' : 'heading'}>{days.figure}</b>{' '}
        {days.range && <span>{days.unit}</span>}
      </p>
      {days.range && (
        <p>
          <span>{days.money ?? words.multiply}</span>{' '}
          <a href={link('at=rate')}>{days.money ? words.changeRate : words.addRate}</a>
        </p>
      )}
      <Facts
        items={[
          { label: words.counts, text: days.counts },
          { label: words.countsNot, text: days.countsNot },
        ]}
      />
      <details className="tool-fold" open={days.range === undefined}>
        <summary data-text="name">{words.how}</summary>
        <Notes texts={days.how} />
      </details>
      {invoices.length > 0 && (
        <details className="tool-fold tool-wide" open={!isPhone()}>
          <summary data-text="name">{heading}</summary>
          <Table
            columns={[columns.who, columns.what, columns.counted]}
            rows={invoices.map(({ who, what, counted }) => [who, what, counted])}
          />
        </details>
      )}
      {commission.evidence && <p data-text="small">{commission.text}</p>}
    </Part>
  );
};
