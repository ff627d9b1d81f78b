import { fill } from '#src/content/fill.ts';
import type { Column, CompareData, MadeComparison } from '../from-content.ts';
import { ExtentMark } from './extent-mark.tsx';

type Subjects = NonNullable<MadeComparison['subjects']>;

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

type HeldProps = { columns: readonly Column[]; words: CompareData['words']['result'] };

/** Subjects with their clauses in two standards: what is new, what carries over, what does not count. */
export const SubjectTable = ({ subjects, columns, words }: HeldProps & { subjects: Subjects }) => {
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
export const StepTable = ({ made, columns, words }: HeldProps & { made: MadeComparison }) => (
  <table className="tool-table compare-held">
    <Heads name={words.holds} columns={columns} />
    <tbody>
      {made.steps?.map(({ name, from }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {columns.map(({ id, family }) => {
            const isHeld = made.pages.indexOf(id) >= made.pages.indexOf(from);
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
export const SharedFrame = ({ frame: { clauses, legend } }: Pick<CompareData, 'frame'>) => (
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
