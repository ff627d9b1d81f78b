import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { lastCheck } from '#src/features/editions/register-data.ts';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { type Answer, answerOf } from '../answer.ts';
import type { Column, CompareData } from '../from-content.ts';
import { SharedFrame, StepTable, SubjectTable } from './carried.tsx';
import { Columns } from './columns.tsx';
import { columnsOf, namesOf } from './columns-of.ts';
import { SubjectLines } from './subject-lines.tsx';

export type ResultProps = {
  data: CompareData;
  /** Two to four ids, in the order of the columns. */
  pages: readonly string[];
  /** The visitor's day; left out, the days the register was checked. */
  today?: string | undefined;
};

type CarriesProps = { data: CompareData; columns: readonly Column[]; answer: Answer };

const CarriesOver = ({ data, columns, answer }: CarriesProps) => {
  const { result: words } = data.words;
  const subjects = answer.made?.subjects;
  const stairs = data.made.find(({ steps, pages }) => steps && columns.every(({ id }) => pages.includes(id)));
  const isFramed = columns.every(({ clauses }) => clauses);
  return (
    <section className="tool-halves" data-mist id="carries" aria-labelledby="carries-heading">
      <div>
        <h2 id="carries-heading">{words.carries}</h2>
        {subjects && (
          <>
            <SubjectLines subjects={subjects} columns={columns} />
            <p data-text="small" data-screen-only>
              {words.lines}
            </p>
          </>
        )}
        {answer.more.map((text) => (
          <p key={text}>
            <UnbrokenText text={text} />
          </p>
        ))}
        {answer.partly.map(({ pages, words: text }) => (
          <p key={text}>
            <b>{namesOf(columnsOf(pages, data))}</b>
            <span>: </span>
            <span>
              <UnbrokenText text={text} />
            </span>
          </p>
        ))}
      </div>
      {subjects && <SubjectTable subjects={subjects} columns={columns} words={words} />}
      {stairs && <StepTable made={stairs} columns={columns} words={words} />}
      {isFramed && <SharedFrame frame={data.frame} />}
    </section>
  );
};

/** What a comparison comes to, below its headline: what carries over, what differs, and what to do with it. */
export const Result = ({ data, pages, today }: ResultProps) => {
  const { result: words } = data.words;
  const columns = columnsOf(pages, data);
  const [first, ...others] = columns;
  if (!first) return null;
  const answer = answerOf(pages, data);
  const { two, three, four, these } = words.same;
  const alike = [two, three, four][columns.length - 2] ?? '';
  return (
    <div className="compare-result" key={pages.join()}>
      <CarriesOver data={data} columns={columns} answer={answer} />
      <section className="tool-section compare-differs" id="facts" aria-labelledby="facts-heading">
        <h2 id="facts-heading">{words.differs}</h2>
        {others.length > 1 && (
          <fieldset className="compare-beside" data-screen-only>
            <legend data-text="small">{fill(words.beside, { name: first.sign })}</legend>
            {others.map(({ id, sign, family }, index) => (
              <label key={id} data-family={family} data-text="name">
                <input type="radio" name="beside" value={index + 1} defaultChecked={index === 0} />
                <span>{sign}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="compare-all">
          <Columns data={data} columns={columns} alike={alike} today={today} />
        </div>
        {others.map((other, index) => (
          <div key={other.id} className="compare-pair" data-pair={index + 1} data-screen-only>
            <Columns
              data={data}
              columns={[first, other]}
              alike={others.length > 1 ? these : alike}
              today={today}
              isNarrow
            />
          </div>
        ))}
      </section>
      <section className="tool-halves" data-mist id="related" data-screen-only>
        <div>
          <h2 data-text="heading">{words.firm}</h2>
          <p data-text="small">{words.firmNote}</p>
          <ActionButton look="fill" href={`${data.plan}#v1&std=${pages.join()}`}>
            {words.plan}
          </ActionButton>
        </div>
        <div>
          <h2 data-text="heading">{words.others}</h2>
          <ul>
            {data.made
              .filter(({ id }) => id !== answer.made?.id)
              .slice(0, 3)
              .map(({ id, name, address }) => (
                <li key={id}>
                  <a href={address}>{name}</a>
                </li>
              ))}
          </ul>
        </div>
      </section>
      <p className="tool-limit" data-text="small">
        <UnbrokenText text={fill(words.limit, { date: readableDay(today ?? lastCheck(data.register)) })} />
      </p>
    </div>
  );
};
