import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { Facts } from '#src/islands/facts.tsx';
import { Fold } from '#src/islands/fold.tsx';
import { Part } from '#src/islands/part.tsx';
import { Table } from '#src/islands/table.tsx';
import { shortDay } from '../result/readable.ts';
import { Chart } from './chart.tsx';
import type { Shown } from './state.ts';

const Notes = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} data-text="small">
      <UnbrokenText text={text} />
    </p>
  ));

const shown = (day: string | undefined) => day && shortDay(day);

/** When to begin: every way, by its name where there are several, with both its plans as dates, as bars, and step by step. */
export const When = ({ result: { ways }, data }: Shown) => {
  const { parts, ways: words } = data.words;
  if (ways.length === 0) return null;
  return (
    <section id="when">
      <h2>{parts.when}</h2>
      {ways.map((way) => {
        const heads = way.plans.map(({ head }) => head);
        return (
          <section key={way.id}>
            {ways.length > 1 && <h3>{way.title}</h3>}
            <Table
              className="plan-dates"
              columns={['', ...heads]}
              rows={way.dates.map(({ label, days: [main, other] }) => [
                <span key={label} data-text="name">
                  {label}
                </span>,
                <b key={label} data-text="heading">
                  {shown(main)}
                </b>,
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
    </section>
  );
};

/** How many auditor days, what they count and what not, and who sends an invoice. */
export const DaysPart = ({ result: { days, invoices, pages }, data, link }: Shown) => {
  const { parts, days: words, invoices: invoiceWords } = data.words;
  const { columns, commission, heading } = invoiceWords;
  if (pages.length === 0) return null;
  return (
    <Part id="days" heading={parts.days} line={days.short} isFolded>
      <p>
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
        <>
          <h3 data-text="name">{heading}</h3>
          <Table
            columns={[columns.who, columns.what, columns.counted]}
            rows={invoices.map(({ who, what, counted }) => [who, what, counted])}
          />
        </>
      )}
      {commission.evidence && <p data-text="small">{commission.text}</p>}
    </Part>
  );
};

/** What is needed: the standard and its edition, what else fits and what does not, and the dates to know. */
export const NeedPart = ({ result: { need, cards, checks }, data: { words, finder } }: Shown) => (
  <Part id="need" heading={words.parts.need} line={need[0]?.text ?? ''} isFolded>
    {need.length === 0 && cards.length === 0 && <p>{finder.nothing}</p>}
    {need.length > 0 && <Facts items={need} />}
    {checks.length > 0 && (
      <ul className="tool-rows" data-text="body">
        {checks.map((text) => (
          <li key={text} className="tool-level" data-level="none">
            <UnbrokenText text={text} />
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
              <span data-text="body">{`${finder.levels[level]}. ${reasons.join(' ')}`}</span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </Part>
);

/** What is not answered, and what nobody has asked: each with what that means. */
export const MissingPart = ({ result: { missing, open }, data: { words }, link }: Shown) => (
  <Part
    id="missing"
    heading={words.parts.missing}
    line={
      missing.length > 0
        ? fill(words.missing.notAnswered, { list: missing.map(({ label }) => label).join(', ') })
        : words.missing.none
    }
    isFolded
  >
    <ul className="ask-lines">
      {[...missing, ...open].map(({ question, label, text }) => {
        const Said = question ? 'a' : 'div';
        return (
          <li key={label}>
            <Said href={question && link(`at=${question}`)}>
              <b data-text="name">{label}</b>
              <span data-text="body">{text}</span>
              {question && <u data-text="name">{words.missing.add}</u>}
            </Said>
          </li>
        );
      })}
    </ul>
  </Part>
);
