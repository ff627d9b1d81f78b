import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { Table } from '#src/islands/table.tsx';
import { answerOf, columnsOf, namesOf } from '../answer.ts';
import type { Column, CompareData, MadeComparison } from '../from-content.ts';
import { ExtentMark } from './columns.tsx';
import { SubjectLines } from './subject-lines.tsx';

type HeldProps = { made: MadeComparison; columns: readonly Column[]; words: CompareData['result'] };

/** Subjects with their clauses in two standards: what is new, what carries over, what does not count. */
const subjectRows = ({ made: { subjects = [] }, columns, words }: HeldProps) => {
  const name = columns[1]?.name ?? '';
  const groups = [
    { heading: fill(words.added, { name }), of: subjects.filter(({ first }) => !first) },
    { heading: words.kept, of: subjects.filter(({ first, second }) => first && second) },
    { heading: fill(words.dropped, { name }), of: subjects.filter(({ second }) => !second) },
  ];
  return groups.flatMap(({ heading, of }) => [
    [<b key={heading}>{heading}</b>],
    ...of.map(({ name: subject, first = '–', second = '–' }) => [subject, first, second]),
  ]);
};

/** What each step of a staircase holds. */
const stepRows = ({ made: { pages, steps = [] }, columns, words }: HeldProps) =>
  steps.map(({ name, from }) => [
    name,
    ...columns.map(({ id, family }) => {
      const isHeld = pages.indexOf(id) >= pages.indexOf(from);
      return (
        <span key={id} data-family={family} data-in-words>
          <ExtentMark extent={isHeld ? 'whole' : 'hardly'} />
          <span data-visually-hidden>{isHeld ? words.yes : words.no}</span>
        </span>
      );
    }),
  ]);

/** The clauses that management standards share, by how far one process can serve several. */
const SharedFrame = ({ frame: { clauses, legend } }: Pick<CompareData, 'frame'>) => (
  <div className="compare-frame">
    <ol>
      {clauses.map(({ number, extent }) => (
        <li key={number} data-in-words>
          <ExtentMark extent={extent} />
          <b data-text="name">{number}</b>
          <span data-visually-hidden>{legend[extent]}</span>
        </li>
      ))}
    </ol>
    <p data-text="small" data-screen-only>
      {(['whole', 'partly', 'hardly'] as const).map((extent) => (
        <span key={extent}>
          <ExtentMark extent={extent} />
          <span>{legend[extent]}</span>
        </span>
      ))}
    </p>
  </div>
);

type CarriesOverProps = { data: CompareData; pages: readonly string[] };

/** What carries over: in words, and subject by subject, step by step or clause by clause. */
export const CarriesOver = ({ data, pages }: CarriesOverProps) => {
  const { result: words } = data;
  const columns = columnsOf(pages, data);
  const signs = columns.map(({ sign }) => sign);
  const { more, partly, made } = answerOf(pages, data);
  const subjects = made?.subjects;
  const stairs = data.made.find((one) => one.steps && pages.every((page) => one.pages.includes(page)));
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
        {more.map((text) => (
          <p key={text}>
            <UnbrokenText text={text} />
          </p>
        ))}
        {partly.map(({ pages: some, words: text }) => (
          <p key={text}>
            <b>{namesOf(columnsOf(some, data))}</b>
            <span>: </span>
            <span>
              <UnbrokenText text={text} />
            </span>
          </p>
        ))}
      </div>
      {made && subjects && (
        <Table
          className="compare-held"
          columns={[words.subject, ...signs]}
          rows={subjectRows({ made, columns, words })}
        />
      )}
      {stairs && (
        <Table
          className="compare-held"
          columns={[words.holds, ...signs]}
          rows={stepRows({ made: stairs, columns, words })}
        />
      )}
      {columns.every(({ clauses }) => clauses) && <SharedFrame frame={data.frame} />}
    </section>
  );
};
