import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { lastCheck } from '#src/features/editions/register-data.ts';
import { linkTo } from '#src/islands/link/read-link.ts';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { ShareButton } from '#src/islands/take/share-button.tsx';
import { answerOf, columnsOf, namesOf } from '../answer.ts';
import { linkParts } from '../choice.ts';
import type { CompareData } from '../from-content.ts';
import { CarriesOver } from './carried.tsx';
import { Columns } from './columns.tsx';
import { MadeCards } from './made-comparisons.tsx';

export type ResultProps = {
  data: CompareData;
  /** Two to four ids, in the order of the columns. */
  pages: readonly string[];
  /** The visitor's day; left out, the days the register was checked. */
  today?: string | undefined;
};

/** What a comparison comes to, below its headline: what differs, what carries over, and what to do with it. */
export const Result = ({ data, pages, today }: ResultProps) => {
  const { result: words } = data;
  const columns = columnsOf(pages, data);
  const { made } = answerOf(pages, data);
  const { two, three, four } = words.same;
  const alike = [two, three, four][columns.length - 2] ?? '';
  const further = data.made.filter(({ id }) => id !== made?.id).slice(0, 3);
  return (
    <div className="compare-result" key={pages.join()}>
      <section className="tool-section" id="facts" aria-labelledby="facts-heading">
        <h2 id="facts-heading">{words.differs}</h2>
        <Columns data={data} columns={columns} alike={alike} today={today} />
      </section>
      <CarriesOver data={data} pages={pages} />
      <section className="tool-halves compare-further" id="related" data-screen-only>
        <div>
          <h2 data-text="heading">{words.firm}</h2>
          <p data-text="small">{words.firmNote}</p>
          <ActionButton look="fill" href={`${data.plan}#v1&std=${pages.join()}`}>
            {words.plan}
          </ActionButton>
        </div>
        <div>
          <h2 data-text="heading">{words.others}</h2>
          <MadeCards made={further} data={data} />
        </div>
      </section>
      <p className="tool-limit" data-text="small">
        <UnbrokenText text={fill(words.limit, { date: readableDay(today ?? lastCheck(data.register)) })} />
      </p>
    </div>
  );
};

/** The answer in the place of the board: the objects on their plots, its sentence, and the comparison below it. */
export const SideBySide = (props: ResultProps) => {
  const { data, pages } = props;
  const columns = columnsOf(pages, data);
  const { headline, lead } = answerOf(pages, data);
  const names = namesOf(columns);
  const board = linkParts({ pages, isBoard: true });
  return (
    <>
      <header className="tool-opening tool-halves compare-opening" data-ground="ink">
        <div>
          <p data-text="eyebrow">{names}</p>
          <h1 data-text="title" data-arrival tabIndex={-1}>
            {headline}
          </h1>
          <p data-text="lead">{lead}</p>
          <p className="tool-acts" data-screen-only>
            <ActionButton href={linkTo(board.screen, board.answers)}>{data.result.change}</ActionButton>
            <ShareButton
              words={data.asking.take}
              what={() => ({ title: names, text: headline, url: location.href })}
            />
          </p>
        </div>
        <ul className="compare-tray" data-screen-only>
          {columns.map(({ id, plot, sign, subject }) => (
            <li key={id}>
              <img src={plot} width="260" height="200" alt="" />
              <span data-text="heading">{sign}</span>
              <span data-text="small">{subject}</span>
            </li>
          ))}
        </ul>
      </header>
      <Result {...props} />
    </>
  );
};
