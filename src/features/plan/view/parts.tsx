import { Fragment, type ReactNode } from 'react';
import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { Fold } from '#src/islands/fold.tsx';
import { Lines } from '#src/islands/lines.tsx';
import { linkTo, writeAnswers } from '#src/islands/link/read-link.ts';
import { Table } from '#src/islands/table.tsx';
import { mostCompared } from '#src/islands/tool-pages.ts';
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

/** When to begin: both plans of all ways as dates, as bars, and step by step; as bars alone while answers are awaited. */
export const When = ({ state, result: { ways, isSettled }, data: { words } }: Shown) => {
  if (ways.length === 0) return null;
  /** What is to be said of each way, of several below its name. */
  const each = (saidOf: (way: Way) => ReactNode) =>
    ways.map((way) => (
      <Fragment key={way.id}>
        {ways.length > 1 && <h3 data-text="name">{way.title}</h3>}
        {saidOf(way)}
      </Fragment>
    ));
  const parts = (
    <>
      <div>
        {each(({ dates, plans, notes }) => (
          <>
            {isSettled && (
              <Table
                columns={['', ...plans.map(({ head }) => head)]}
                rows={dates.map(({ label, days: [main, ...others] }) => [
                  label,
                  <b key={label} data-text="heading">
                    {shown(main)}
                  </b>,
                  ...others.map(shown),
                ])}
              />
            )}
            <Notes texts={notes} />
          </>
        ))}
        {!isSettled && <Notes texts={[words.ways.counted]} />}
      </div>
      <Chart {...{ ways, isSettled }} words={words.ways} />
      {isSettled && (
        <Fold name={words.ways.steps}>
          {each(({ plans: [main, other] }) => (
            <Table
              columns={[words.ways.step, words.ways.who, main?.head ?? '', ...(other ? [other.head] : [])]}
              rows={(main?.phases ?? []).map(({ label, by, from }, step) => [
                label,
                words.ways[by],
                shown(from),
                ...(other ? [shown(other.phases[step]?.from)] : []),
              ])}
            />
          ))}
        </Fold>
      )}
    </>
  );
  // Who has a quotation asks for its days first.
  if (state.plan.door === 'quote')
    return (
      <Fold id="when" isPart name={words.parts.when} line={ways[0]?.notes[0]}>
        {parts}
      </Fold>
    );
  return (
    <section className="tool-section" id="when">
      <h2>{words.parts.when}</h2>
      {parts}
    </section>
  );
};

/** How many auditor days, what they count and what not. */
export const DaysPart = ({ result: { days }, data, link }: Shown) => {
  const { days: words } = data.words;
  const how = <Notes texts={days.how} />;
  return (
    <Fold id="days" isPart name={words.heading} line={days.short}>
      <p>
        <b data-text={days.range ? 'statement' : 'name'}>{days.figure}</b>
      </p>
      {days.range && (
        <>
          <p data-text="name">{days.unit}</p>
          <p>{days.money ?? words.multiply}</p>
          <p data-screen-only>
            <a className="tool-link" href={link('at=rate')} data-tap>
              {days.money ? words.changeRate : words.addRate}
            </a>
          </p>
        </>
      )}
      <FactList
        className="tool-facts"
        names="small"
        facts={[
          { label: words.counts, value: days.counts },
          { label: words.countsNot, value: days.countsNot },
        ]}
      />
      {days.range ? <Fold name={words.how}>{how}</Fold> : how}
    </Fold>
  );
};

/** Who sends an invoice, and what for; why no price stands here, and where some are. */
export const InvoicesPart = ({ result: { invoices }, data: { words, fees } }: Shown) => {
  const { columns, commission, heading, prices } = words.invoices;
  return (
    <Fold id="invoices" isPart name={heading} line={prices.why}>
      <p>
        <span>{prices.why}</span>{' '}
        <a className="tool-link" href={fees} data-screen-only>
          {prices.more}
        </a>
      </p>
      <Table
        columns={Object.values(columns)}
        rows={invoices.map(({ who, what, counted }) => [who, what, counted])}
      />
      {commission.evidence && <p data-text="small">{commission.text}</p>}
    </Fold>
  );
};

/** What is to be known of editions, and of standards within others. */
const Checks = ({ result: { checks } }: Shown) =>
  checks.length > 0 && (
    <ul className="tool-rows" data-text="body">
      {checks.map((text) => (
        <li key={text} className="tool-level" data-level="none">
          <UnbrokenText text={text} />
        </li>
      ))}
    </ul>
  );

/** What fits and what does not, for who did not know. */
export const FoundPart = (shown: Shown) => {
  const { data, result, state } = shown;
  const { trade: sector, people, month: by } = state.plan;
  const { words, finder } = data;
  /** A part of what is planned is worth a look, whatever is said of it by itself. */
  const isPart = (id: string) =>
    finder.contains.some(({ page, parts }) => result.pages.includes(page) && parts.includes(id));
  const fitting = result.cards
    .filter(({ page, level }) => level !== 'not' || isPart(page.id))
    .slice(0, mostCompared);
  const compared = writeAnswers({ std: fitting.map(({ page }) => page.id), sector, people, by });
  return (
    <section className="tool-section" id="need">
      <h2>{words.parts.need}</h2>
      <Lines
        strong="label"
        items={result.cards.map(({ page, level, reasons }) => ({
          label: page.code,
          text: `${finder.levels[level]}. ${reasons.join(' ')}`,
          href: page.address,
          level: level === 'start' ? 'good' : 'none',
        }))}
      />
      <Checks {...shown} />
      {fitting.length > 1 && (
        <p data-screen-only>
          <a className="tool-link" href={data.compare + linkTo('', compared)} data-text="name" data-tap>
            {words.parts.compare}
          </a>
        </p>
      )}
    </section>
  );
};

/** What is needed: the standard and its edition, and the dates to know. */
export const NeedPart = (shown: Shown) => {
  const { result, data } = shown;
  const { need, checks, pages } = result;
  const { words, finder } = data;
  return (
    <Fold id="need" isPart name={words.parts.need} line={checks[0] ?? need[0]?.value}>
      {need.length === 0 && <p>{finder.nothing}</p>}
      <FactList className="tool-facts" names="small" facts={need} />
      <p className="tool-acts" data-screen-only>
        {data.pages
          .filter(({ id }) => pages.includes(id))
          .map(({ id, address }) => (
            <a key={id} className="tool-link" href={address} data-tap>
              {fill(words.facts.about, { name: plainName(id, data) })}
            </a>
          ))}
      </p>
      <Checks {...shown} />
    </Fold>
  );
};

/** What is not answered, and what nobody has asked: each with what to do about it. */
export const MissingPart = ({ result: { missing, open }, data: { words }, link }: Shown) => {
  const list = missing.map(({ label }) => label).join(', ');
  const line = list ? fill(words.missing.notAnswered, { list }) : open.map(({ label }) => label).join(', ');
  return (
    <Fold id="missing" isPart name={words.parts.missing} line={line}>
      <Lines
        strong="label"
        items={[...missing, ...open].map((point) => ({
          ...point,
          ...(point.question && { href: link(`at=${point.question}`), more: words.missing.add }),
        }))}
      />
    </Fold>
  );
};
