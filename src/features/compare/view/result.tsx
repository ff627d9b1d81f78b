import { Button } from '#src/components/button/button.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { listOf } from '#src/content/list-of.ts';
import { asOf } from '#src/features/editions/register-data.ts';
import { linkTo } from '#src/islands/link/read-link.ts';
import { ShareButton } from '#src/islands/take/pass-on.tsx';
import { answerOf, columnsOf, outermostOf, planDays } from '../answer.ts';
import { type Choice, linkParts, noChoice, planLinkText } from '../choice.ts';
import type { CompareData } from '../from-content.ts';
import { CarriesOver } from './carried.tsx';
import { Columns } from './columns.tsx';
import { MadeComparisons } from './made-comparisons.tsx';

type SideBySideProps = {
  data: CompareData;
  /** Two to four ids, in the order of the columns. */
  pages: readonly string[];
  firm?: Choice['firm'];
  /** The visitor's day; left out, the days the register was checked. */
  today?: string | undefined;
  /** Of one with a page of its own, where no script of ours runs: the whole address of that, and the page with the board. */
  own?: { address: string; board: string };
};

/** A comparison: the answer with the days that it comes to, what carries over, what differs, and what to do with it. */
export const SideBySide = ({ data: sample, pages, firm = noChoice.firm, today, own }: SideBySideProps) => {
  const data = { ...sample, days: { ...sample.days, people: firm.people ?? sample.days.people } };
  const { result: words, asking } = data;
  const columns = columnsOf(pages, data);
  const answer = answerOf(pages, data);
  const { headline, lead, made } = answer;
  const names = listOf(columns.map(({ name }) => name));
  const board = linkParts({ pages, isBoard: true, firm });
  const outermost = outermostOf(columns, data);
  /** Those whose audit days add up. */
  const audited = outermost.filter(({ days }) => days);
  const total = planDays(
    audited.map(({ id }) => id),
    data,
  );
  /** Those of each, which are rounded too, need not add up to that. */
  const isRounded = (['low', 'high'] as const).some(
    (end) => total?.[end] !== audited.reduce((sum, { days }) => sum + (days?.[end] ?? 0), 0),
  );
  const [only, another] = audited;
  /** Before the figure of one alone; of several before the words below it. */
  const ofOne = only && !another ? `${only.name}: ` : '';
  const ofSome =
    audited.length < columns.length ? `${listOf(audited.map(({ name }) => name))}:` : words.together;
  const sumOf = [
    ...(ofOne ? [] : [ofSome]),
    `${fill(words.sumOf, { people: data.days.people })}.`,
    ...(isRounded ? [words.rounded] : []),
  ].join(' ');
  const further = data.made.filter(({ id }) => id !== made?.id).slice(0, 3);
  const plan = `${data.plan}#${planLinkText({ pages: outermost.map(({ id }) => id), firm })}`;
  return (
    <>
      <header className="tool-opening tool-halves compare-opening" data-ground="ink">
        <div>
          {/* A page of its own is named by its trail. */}
          {!own && <p data-text="label">{names}</p>}
          <h1 data-text="title" data-arrival tabIndex={-1}>
            {headline}
          </h1>
          <p data-text="lead">
            <UnbrokenText text={lead} />
          </p>
          {/* Of two orders of clauses one is chosen, not both. */}
          {total && !made?.subjects && (
            <p className="compare-sum">
              <b data-text="figure">{ofOne + fill(words.sum, total)}</b>{' '}
              <span data-text="small">
                <UnbrokenText text={sumOf} />
              </span>
            </p>
          )}
          <p className="tool-acts" data-screen-only>
            <Button variant="accent" href={plan}>
              {words.plan}
            </Button>
            <Button variant="line" href={`${own?.board ?? ''}${linkTo(board.screen, board.answers)}`}>
              {words.change}
            </Button>
          </p>
        </div>
        <ul className="compare-tray" data-stairs={made?.steps && true} data-screen-only>
          {columns.map(({ id, plot, sign, subject }) => (
            <li key={id}>
              <img src={plot} width="260" height="200" alt="" />
              <span data-text="heading">{sign}</span>
              <span data-text="small">{subject}</span>
            </li>
          ))}
        </ul>
      </header>
      <div className="compare-result" key={pages.join()}>
        <CarriesOver data={data} columns={columns} answer={answer} />
        <section className="tool-section" id="facts" aria-labelledby="facts-heading">
          <h2 id="facts-heading">{words.differs}</h2>
          <Columns data={data} columns={columns} today={today} />
        </section>
        <section className="tool-halves compare-further" data-ground="mist" id="related" data-screen-only>
          <div>
            <h2 data-text="heading">{words.firm}</h2>
            <p data-text="small">{words.firmNote}</p>
            <p className="tool-acts">
              <Button href={plan}>{words.plan}</Button>
              {own ? (
                <>
                  <button
                    data-text="name"
                    data-variant="line"
                    data-needs-script
                    type="button"
                    data-copy={own.address}
                  >
                    {asking.take.share}
                  </button>
                  <span className="take-done" role="status" data-done={asking.take.copied} />
                </>
              ) : (
                <ShareButton
                  words={asking.take}
                  what={{ title: names, text: headline, url: location.href }}
                />
              )}
            </p>
          </div>
          <div>
            <h2 data-text="heading">{words.others}</h2>
            <MadeComparisons made={further} />
          </div>
        </section>
        <p className="tool-limit" data-text="small">
          <UnbrokenText text={fill(words.limit, { date: readableDay(today ?? asOf(data.register)) })} />
        </p>
      </div>
    </>
  );
};
