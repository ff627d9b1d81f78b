import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { Facts } from '#src/islands/facts.tsx';
import type { Column, CompareData } from '../from-content.ts';
import { type Answer, rowsOf } from '../rows.ts';
import { Counted } from './counted.tsx';

type ColumnsProps = {
  data: CompareData;
  columns: readonly Column[];
  /** Heads what all of them answer alike. */
  alike: string;
  today: string | undefined;
};

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
  <div>
    {days && (
      <p>
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
      </p>
    )}
    <span data-text={days && 'small'}>
      <UnbrokenText text={text} />
    </span>
  </div>
);

/** Standards side by side: the questions they answer differently, of which neighbours share a cell, then those they answer alike. */
export const Columns = ({ data, columns, alike, today }: ColumnsProps) => {
  const { days, result } = data;
  const { differing, same } = rowsOf(columns, data, today);
  return (
    <>
      <table className="tool-table compare-table" aria-label={result.differs}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, sign, subject, address, family }) => (
              <th key={id} scope="col" data-family={family}>
                <a href={address} data-text="figure">
                  {sign}
                </a>
                <span data-text="small">{subject}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map(({ id, question, runs }) => (
            <tr key={id}>
              <th scope="row">
                <span data-text="heading">{question}</span>
                {id === 'days' && <span data-text="small">{fill(days.note, { people: days.people })}</span>}
              </th>
              {runs.map(({ answer, columns: of }) => (
                <td
                  key={`${of[0]?.id} ${answer.text}`}
                  data-text="body"
                  colSpan={of.length}
                  data-family={of[0]?.family}
                  data-shared={of.length > 1 || undefined}
                >
                  <div>
                    {/* Where there is no room for columns. */}
                    <b data-text="name" data-screen-only>
                      {of.map(({ sign }) => sign).join(', ')}
                    </b>
                    <Said answer={answer} range={days.range} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {same.length > 0 && (
        <Counted count={same.length} heading={alike}>
          <Facts
            items={same.map(({ question, runs }) => ({ label: question, text: runs[0]?.answer.text }))}
            isWide
          />
        </Counted>
      )}
    </>
  );
};
