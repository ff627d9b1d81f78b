import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { listOf } from '#src/content/list-of.ts';
import { Fold } from '#src/islands/fold.tsx';
import { Table } from '#src/islands/table.tsx';
import { type answerOf, type Column, columnsOf } from '../answer.ts';
import type { CompareData, MadeComparison } from '../from-content.ts';
import type { Extent } from '../schema.ts';

type Compared = { data: CompareData; columns: readonly Column[] };

const filled = { whole: 18, partly: 9, hardly: 0 } as const;

/** How far something is shared, as a square that is full, half or hollow. Words say the same. */
const ExtentMark = ({ extent }: { extent: Extent }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M1 1h18v18H1z" fill="none" stroke="var(--family-3)" vectorEffect="non-scaling-stroke" />
    <path d={`M1 19h18v-${filled[extent]}H1z`} fill="var(--family-2)" />
  </svg>
);

/** Subjects with their clauses in two standards: what carries over, what is new, what does not count. */
const Subjects = ({ data, columns, made }: Compared & { made: MadeComparison }) => {
  const { result: words } = data;
  const { subjects = [] } = made;
  const name = columns[1]?.name ?? '';
  const groups = [
    { heading: words.kept, of: subjects.filter(({ first, second }) => first && second) },
    { heading: fill(words.added, { name }), of: subjects.filter(({ first }) => !first) },
    { heading: fill(words.dropped, { name }), of: subjects.filter(({ second }) => !second) },
  ];
  return groups.map(({ heading, of }) => (
    <Fold
      key={heading}
      count={of.length}
      name={heading}
      line={of.length < 9 ? listOf(of.map(({ name: subject }) => subject)) : undefined}
    >
      <Table
        figures="named"
        columns={[words.subject, ...columns.map(({ name }) => name)]}
        rows={of.map(({ name: subject, first = '–', second = '–' }) => [subject, first, second])}
      />
    </Fold>
  ));
};

/** What each step of a staircase holds. */
const Steps = ({ data: { result: words }, columns, made }: Compared & { made: MadeComparison }) => (
  <Table
    caption={words.holds}
    figures="named"
    columns={[words.holds, ...columns.map(({ name }) => name)]}
    rows={(made.steps ?? []).map(({ name, from }) => [
      name,
      ...columns.map(({ id, family }) => {
        const isHeld = made.pages.indexOf(id) >= made.pages.indexOf(from);
        return (
          <span key={id} data-family={family} data-in-words>
            <b aria-hidden="true">{isHeld ? '✓' : '–'}</b>
            <span data-visually-hidden>{isHeld ? words.yes : words.no}</span>
          </span>
        );
      }),
    ])}
  />
);

/** The clauses that management standards share, by how far one process can serve several, and what each of these asks for. */
const Clauses = ({ data: { frame }, columns }: Compared) => (
  <>
    <p className="compare-frame" aria-hidden="true" data-screen-only>
      <span data-text="label">{frame.label}</span>
      {frame.clauses.map(({ number, extent }) => (
        <span key={number} data-text="small">
          <b data-text="heading">{number}</b>
          <ExtentMark extent={extent} />
        </span>
      ))}
    </p>
    {(['whole', 'partly', 'hardly'] as const).map((extent) => {
      const clauses = frame.clauses.filter((clause) => clause.extent === extent);
      return (
        <Fold
          key={extent}
          count={clauses.length}
          line={listOf(clauses.map(({ title }) => title))}
          name={frame.legend[extent]}
          sign={<ExtentMark extent={extent} />}
        >
          {clauses.map(({ number, title, text }) => (
            <div key={number}>
              <p>
                <b>{`${number} ${title}: `}</b>
                <span>{text}</span>
              </p>
              <FactList
                className="tool-facts"
                names="small"
                facts={columns.map(({ sign, clauses: asked }) => ({
                  label: sign,
                  value: asked?.[number - 4],
                }))}
              />
            </div>
          ))}
        </Fold>
      );
    })}
  </>
);

type CarriesOverProps = Compared & { answer: ReturnType<typeof answerOf> };

/** What carries over: in words, and subject by subject, step by step or clause by clause. */
export const CarriesOver = ({ answer: { more, partly, made }, ...shown }: CarriesOverProps) => {
  const { data, columns } = shown;
  const { result: words } = data;
  const subjects = made?.subjects;
  const stairs = data.made.find(({ steps, pages }) => steps && columns.every(({ id }) => pages.includes(id)));
  const isFramed = columns.every(({ clauses }) => clauses);
  const isDetailed = subjects || stairs || isFramed || partly.length > 0;
  // The opening has said all there is.
  if (!isDetailed && more.length === 0) return null;
  const said = more.map((text) => (
    <p key={text} data-text="body">
      <UnbrokenText text={text} />
    </p>
  ));
  return (
    <section
      className="tool-halves compare-carries"
      data-ground="mist"
      id="carries"
      aria-labelledby="carries-heading"
    >
      <div>
        <h2 id="carries-heading">{words.carries}</h2>
        {isDetailed && said}
      </div>
      <div>
        {!isDetailed && said}
        {partly.length > 0 && (
          <FactList
            className="tool-facts"
            names="name"
            facts={partly.map(({ pages: some, words: value }) => ({
              label: listOf(columnsOf(some, data).map(({ name }) => name)),
              value,
            }))}
          />
        )}
        {subjects && <Subjects {...shown} made={made} />}
        {stairs && <Steps {...shown} made={stairs} />}
        {isFramed && <Clauses {...shown} />}
      </div>
    </section>
  );
};
