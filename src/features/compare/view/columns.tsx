import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { Facts } from '#src/islands/facts.tsx';
import type { Column, CompareData } from '../from-content.ts';
import { type Answer, type Row, rowsOf } from '../rows.ts';
import type { Extent } from '../schema.ts';

type Shown = {
  data: CompareData;
  columns: readonly Column[];
  /** Questions over their answers, where there is no room beside them. */
  isNarrow?: boolean;
};

type ColumnsProps = Shown & {
  /** Heads what all of them answer alike. */
  alike: string;
  today: string | undefined;
};

const filled = { whole: 18, partly: 9, hardly: 0 } as const;

/** How far something is shared, or whether it is there at all, as a square that is full, half or hollow. Words say the same. */
export const ExtentMark = ({ extent }: { extent: Extent }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d="M1 1h18v18H1z" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path d={`M1 19h18v-${filled[extent]}H1z`} fill="currentColor" />
  </svg>
);

const PITCH = 19;
const SIDE = 15;

/** The squares of the days from one to another. */
const squares = (from: number, upTo: number) =>
  Array.from({ length: Math.ceil(upTo - from) }, (_, index) => {
    const width = Math.min(1, upTo - from - index) * SIDE;
    return `M${(from + index) * PITCH + 1} 1h${width}v${SIDE}h-${width}z`;
  }).join('');

/** An answer in words; above them days as squares, those that may be added in outline. */
const Said = ({ answer: { days, text }, range }: { answer: Answer; range: string }) => (
  <>
    {days && (
      <>
        <b data-text="figure">{days.low === days.high ? String(days.low) : fill(range, days)}</b>
        <svg
          viewBox={`0 0 ${Math.ceil(days.high) * PITCH} 18`}
          width={Math.ceil(days.high) * PITCH}
          stroke="var(--family-3)"
          aria-hidden="true"
        >
          <path d={squares(0, days.low)} fill="var(--family-2)" />
          <path d={squares(days.low, days.high)} fill="none" />
        </svg>
      </>
    )}
    <span data-text={days && 'small'}>
      <UnbrokenText text={text} />
    </span>
  </>
);

/** The questions they answer differently; neighbours that answer the same share a cell. */
const Differing = ({ data, columns, isNarrow, rows }: Shown & { rows: readonly Row[] }) => {
  const { days, result } = data;
  return (
    <table className="tool-table compare-table" aria-label={result.differs}>
      <thead>
        <tr>
          {!isNarrow && <td />}
          {columns.map(({ id, sign, subject, address, family }) => (
            <th key={id} scope="col" data-family={family}>
              <a href={address} data-text={isNarrow ? 'heading' : 'figure'}>
                {sign}
              </a>
              <span data-text="small">{subject}</span>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ id, question, runs }) => {
        const head = (
          <th scope={isNarrow ? 'rowgroup' : 'row'} colSpan={isNarrow ? columns.length : undefined}>
            <span data-text="heading">{question}</span>
            {id === 'days' && <span data-text="small">{fill(days.note, { people: days.people })}</span>}
          </th>
        );
        return (
          <tbody key={id}>
            {isNarrow && <tr>{head}</tr>}
            <tr>
              {!isNarrow && head}
              {runs.map(({ answer, columns: alike }) => (
                <td
                  key={`${alike[0]?.id} ${answer.text}`}
                  data-text={isNarrow ? 'small' : 'body'}
                  colSpan={alike.length}
                  data-family={alike[0]?.family}
                  data-shared={alike.length > 1 || undefined}
                >
                  <div>
                    <Said answer={answer} range={days.range} />
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
};

/** Clauses 4 to 10 of standards that share them, each with what it asks. */
const Clauses = ({ data, columns, isNarrow }: Shown) => (
  <>
    <h2>{data.result.clauses}</h2>
    {data.frame.clauses.map(({ number, extent, title, text }, index) => (
      <details key={number} className="compare-clause" open={!isNarrow && extent === 'hardly'}>
        <summary>
          <b data-text="heading">{number}</b>
          <ExtentMark extent={extent} />
          <span data-text="heading">{title}</span>
          <span data-text="small">{text}</span>
        </summary>
        <dl>
          {columns.map(({ id, sign, family, clauses }) => (
            <div key={id} data-family={family}>
              <dt data-text="name">{sign}</dt>
              <dd data-text="small">{clauses?.[index]}</dd>
            </div>
          ))}
        </dl>
      </details>
    ))}
  </>
);

/** Standards side by side: the questions they answer differently, then those they answer alike, then clause by clause. */
export const Columns = ({ alike, today, ...shown }: ColumnsProps) => {
  const { data, columns } = shown;
  const { differing, same } = rowsOf(columns, data, today);
  return (
    <>
      <Differing {...shown} rows={differing} />
      {same.length > 0 && (
        <div className="compare-same">
          <h3>{alike}</h3>
          <Facts
            items={same.map(({ question, runs }) => ({ label: question, text: runs[0]?.answer.text }))}
            isWide
          />
        </div>
      )}
      {columns.every(({ clauses }) => clauses) && <Clauses {...shown} />}
    </>
  );
};
