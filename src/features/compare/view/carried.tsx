import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { answerOf, columnsOf, namesOf } from '../answer.ts';
import type { Column, CompareData, MadeComparison } from '../from-content.ts';
import { ExtentMark } from './columns.tsx';
import { SubjectLines } from './subject-lines.tsx';

type HeldProps = { made: MadeComparison; columns: readonly Column[]; words: CompareData['result'] };

const Heads = ({ name, columns }: { name: string; columns: readonly Column[] }) => (
  <thead>
    <tr>
      <th scope="col">{name}</th>
      {columns.map(({ id, sign, family }) => (
        <th key={id} scope="col" data-family={family} data-text="label">
          {sign}
        </th>
      ))}
    </tr>
  </thead>
);

/** Subjects with their clauses in two standards: what is new, what carries over, what does not count. */
const SubjectTable = ({ made: { subjects = [] }, columns, words }: HeldProps) => {
  const name = columns[1]?.name ?? '';
  const groups = [
    { heading: fill(words.added, { name }), of: subjects.filter(({ first }) => !first) },
    { heading: words.kept, of: subjects.filter(({ first, second }) => first && second) },
    { heading: fill(words.dropped, { name }), of: subjects.filter(({ second }) => !second) },
  ];
  return (
    <table className="tool-table compare-held">
      <Heads name={words.subject} columns={columns} />
      {groups.map(({ heading, of }) => (
        <tbody key={heading}>
          <tr>
            <th colSpan={3} scope="rowgroup" data-text="name">
              {heading}
            </th>
          </tr>
          {of.map(({ name: subject, first = '–', second = '–' }) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td data-text="name">{first}</td>
              <td data-text="name">{second}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};

/** What each step of a staircase holds. */
const StepTable = ({ made: { pages, steps = [] }, columns, words }: HeldProps) => (
  <table className="tool-table compare-held">
    <Heads name={words.holds} columns={columns} />
    <tbody>
      {steps.map(({ name, from }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {columns.map(({ id, family }) => {
            const isHeld = pages.indexOf(id) >= pages.indexOf(from);
            return (
              <td key={id} data-family={family} data-in-words>
                <ExtentMark extent={isHeld ? 'whole' : 'hardly'} />
                <span data-visually-hidden>{isHeld ? words.yes : words.no}</span>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

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
      {made && subjects && <SubjectTable {...{ made, columns, words }} />}
      {stairs && <StepTable {...{ made: stairs, columns, words }} />}
      {columns.every(({ clauses }) => clauses) && <SharedFrame frame={data.frame} />}
    </section>
  );
};
