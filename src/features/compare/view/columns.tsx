import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import type { Column, CompareData, Days } from '../compare-data.ts';
import { type Row, type Run, rowsOf } from '../rows.ts';
import { ExtentMark } from './extent-mark.tsx';

export type ColumnsProps = {
  data: CompareData;
  columns: readonly Column[];
  /** Heads what all of them answer alike. */
  alike: string;
  today: string | undefined;
  /** Questions over their answers, where there is no room beside them. */
  isNarrow?: boolean;
};

const PITCH = 19;
const SIDE = 15;

/** The squares of the days from one to another. */
const squares = (from: number, upTo: number) =>
  Array.from({ length: Math.ceil(upTo - from) }, (_, index) => {
    const width = Math.min(1, upTo - from - index) * SIDE;
    return `M${(from + index) * PITCH + 1} 1h${width}v${SIDE}h-${width}z`;
  }).join('');

/** Days as squares, those that may be added in outline. */
const DaySquares = ({ low, high }: { low: number; high: number }) => (
  <svg width={Math.ceil(high) * PITCH} height="18" aria-hidden="true">
    <path d={squares(0, low)} />
    <path d={squares(low, high)} data-added />
  </svg>
);

const DaysFigure = ({
  low,
  high = low,
  range,
}: {
  low: number;
  high?: number | undefined;
  range: string;
}) => (
  <>
    <b data-text="figure">{low === high ? String(low) : fill(range, { low, high })}</b>
    <DaySquares low={low} high={high} />
  </>
);

const Answer = ({ answer: { low, high, text }, range }: { answer: Days; range: string }) => (
  <>
    {low !== undefined && <DaysFigure low={low} high={high} range={range} />}
    <span data-text={low === undefined ? undefined : 'small'}>
      <UnbrokenText text={text} />
    </span>
  </>
);

type CellProps = { run: Run; range: string; isNarrow: boolean };

const Cell = ({ run: { answer, columns }, range, isNarrow }: CellProps) => (
  <td
    data-text={isNarrow ? 'small' : 'body'}
    colSpan={columns.length}
    data-family={columns[0]?.family}
    data-shared={columns.length > 1 || undefined}
  >
    <div>
      <Answer answer={answer} range={range} />
    </div>
  </td>
);

const RowCells = ({
  row,
  data,
  isNarrow,
  count,
}: {
  row: Row;
  data: CompareData;
  isNarrow: boolean;
  count: number;
}) => {
  const { days } = data.words;
  const head = (
    <th scope={isNarrow ? 'rowgroup' : 'row'} colSpan={isNarrow ? count : undefined}>
      <span data-text="heading">{row.question}</span>
      {row.id === 'days' && <span data-text="small">{fill(days.note, { people: days.people })}</span>}
    </th>
  );
  const cells = row.runs.map((run) => (
    <Cell key={`${run.columns[0]?.id} ${run.answer.text}`} run={run} range={days.range} isNarrow={isNarrow} />
  ));
  return (
    <tbody>
      {isNarrow && <tr>{head}</tr>}
      <tr>
        {!isNarrow && head}
        {cells}
      </tr>
    </tbody>
  );
};

/** Clauses 4 to 10 of standards that share them, each with what it asks. */
const Clauses = ({
  data,
  columns,
  isNarrow,
}: {
  data: CompareData;
  columns: readonly Column[];
  isNarrow: boolean;
}) => (
  <>
    <h2>{data.words.result.clauses}</h2>
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
export const Columns = ({ data, columns, alike, today, isNarrow = false }: ColumnsProps) => {
  const { result } = data.words;
  const { differing, same } = rowsOf(columns, data, today);
  return (
    <>
      <table className="compare-table" aria-label={result.differs} data-count={columns.length}>
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
        {differing.map((row) => (
          <RowCells key={row.id} row={row} data={data} isNarrow={isNarrow} count={columns.length} />
        ))}
      </table>
      {same.length > 0 && (
        <div className="compare-same">
          <h3>{alike}</h3>
          <dl>
            {same.map(({ id, question, runs }) => (
              <div key={id}>
                <dt>{question}</dt>
                <dd data-text="name">{runs[0]?.answer.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {columns.every(({ clauses }) => clauses) && (
        <Clauses data={data} columns={columns} isNarrow={isNarrow} />
      )}
    </>
  );
};
