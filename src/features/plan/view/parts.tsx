import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { Facts } from '#src/islands/facts.tsx';
import { Fold } from '#src/islands/fold.tsx';
import { Lines } from '#src/islands/lines.tsx';
import { Table } from '#src/islands/table.tsx';
import { plainName, shortDay } from '../result/readable.ts';
import type { Way } from '../result/ways.ts';
import { Chart } from './chart.tsx';
import type { Shown } from './state.ts';

const Notes = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} data-text="small">
      <UnbrokenText text={text} />
    </p>
  ));

const shown = (day: string | undefined) => day && <span data-unbroken>{shortDay(day)}</span>;

/** When to begin: both plans of all ways, which begin together, as dates, as bars, and step by step; as bars alone while answers are awaited. */
export const When = ({ result: { ways, isSettled }, data: { words } }: Shown) => {
  const [way] = ways;
  if (!way) return null;
  const heads = way.plans.map(({ head }) => head);
  const isSeveral = ways.length > 1;
  const notes = isSeveral ? ways.map(({ title, notes: ofWay }) => `${title}: ${ofWay.join(' ')}`) : way.notes;
  const dateRow = ({ label, days: [main, ...others] }: Way['dates'][number]) => [
    label,
    <b key={label} data-text={isSeveral ? 'name' : 'heading'}>
      {shown(main)}
    </b>,
    ...others.map(shown),
  ];
  /** The rows of each way, of several below its name and what is said of it. */
  const rowsOf = (rows: (way: Way) => ReactNode[][]) =>
    ways.flatMap((one) => {
      const head = (
        <p key={one.id}>
          <b>{`${one.title}:`}</b>{' '}
          <span data-text="small">
            <UnbrokenText text={one.notes.join(' ')} />
          </span>
        </p>
      );
      return isSeveral ? [[head], ...rows(one)] : rows(one);
    });
  return (
    <section id="when">
      <h2>{words.parts.when}</h2>
      {isSettled && (
        <Table
          className="plan-dates"
          columns={['', ...heads]}
          rows={[
            ...way.dates.slice(0, 1).map(dateRow),
            ...rowsOf(({ dates }) => dates.slice(1).map(dateRow)),
          ]}
        />
      )}
      <Chart {...{ ways, isSettled }} words={words.ways} />
      {!(isSeveral && isSettled) && <Notes texts={notes} />}
      {isSettled && (
        <Fold name={words.ways.steps}>
          <Table
            columns={[words.ways.step, words.ways.who, ...heads]}
            rows={rowsOf(({ plans: [main, other] }) =>
              (main?.phases ?? []).map(({ label, by, from }, step) => [
                label,
                words.ways[by],
                shown(from),
                ...(other ? [shown(other.phases[step]?.from)] : []),
              ]),
            )}
          />
        </Fold>
      )}
    </section>
  );
};

/** How many auditor days, what they count and what not. */
export const DaysPart = ({ result: { days }, data, link }: Shown) => {
  const { days: words } = data.words;
  return (
    <Fold id="days" part="folded" name={words.heading} line={days.short}>
      <p>
        <b data-text={days.range ? 'numeral' : 'name'}>{days.figure}</b>
      </p>
      {days.range && (
        <>
          <p data-text="name">{days.unit}</p>
          <p>
            <span>{days.money ?? words.multiply}</span>{' '}
            <a className="tool-link" href={link('at=rate')} data-tap>
              {days.money ? words.changeRate : words.addRate}
            </a>
          </p>
        </>
      )}
      <Facts
        items={[
          { label: words.counts, text: days.counts },
          { label: words.countsNot, text: days.countsNot },
        ]}
      />
      <Fold name={words.how} isOpen={days.range === undefined}>
        <Notes texts={days.how} />
      </Fold>
    </Fold>
  );
};

/** Who sends an invoice, and what for. */
export const InvoicesPart = ({ result: { invoices }, data: { words } }: Shown) => {
  const { columns, commission, heading } = words.invoices;
  return (
    <Fold id="invoices" part="folded" name={heading} line={invoices.map(({ who }) => who).join('; ')}>
      <Table
        columns={[columns.who, columns.what, columns.counted]}
        rows={invoices.map(({ who, what, counted }) => [who, what, counted])}
      />
      {commission.evidence && <p data-text="small">{commission.text}</p>}
    </Fold>
  );
};

/** What is needed: the standard and its edition, what else fits and what does not, and the dates to know. */
export const NeedPart = ({ result: { need, cards, checks, pages }, data }: Shown) => {
  const { words, finder } = data;
  const read = cards.length > 0 ? [] : data.pages.filter(({ id }) => pages.includes(id));
  return (
    <Fold
      id="need"
      part={cards.length > 0 ? 'open' : 'folded'}
      name={words.parts.need}
      line={checks[0] ?? need[0]?.text}
    >
      {need.length === 0 && cards.length === 0 && <p>{finder.nothing}</p>}
      {need.length > 0 && <Facts items={need} />}
      {read.length > 0 && (
        <p className="tool-acts" data-screen-only>
          {read.map(({ id, address }) => (
            <a key={id} className="tool-link" href={address} data-tap>
              {fill(words.facts.about, { name: plainName(id, data) })}
            </a>
          ))}
        </p>
      )}
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
        <Lines
          strong="label"
          items={cards.map(({ page, level, reasons }) => ({
            label: page.code,
            text: `${finder.levels[level]}. ${reasons.join(' ')}`,
            href: page.address,
          }))}
        />
      )}
    </Fold>
  );
};

/** What is not answered, and what nobody has asked: each with what that means. */
export const MissingPart = ({ result: { missing, open }, data: { words }, link }: Shown) => {
  const list = missing.map(({ label }) => label).join(', ');
  const points = [...missing, ...open];
  const notCounted = points.filter(({ question }) => !question);
  const line = list ? fill(words.missing.notAnswered, { list }) : open.map(({ label }) => label).join(', ');
  return (
    <Fold id="missing" part="folded" name={words.parts.missing} line={line}>
      <Lines
        strong="label"
        items={points
          .filter(({ question }) => question)
          .map((point) => ({ ...point, href: link(`at=${point.question}`), more: words.missing.add }))}
      />
      {notCounted.length > 0 && (
        <>
          <p data-text="label">{words.missing.notCounted}</p>
          <Lines strong="label" items={notCounted} />
        </>
      )}
    </Fold>
  );
};
