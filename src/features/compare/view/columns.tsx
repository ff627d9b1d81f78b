import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import { measured, Ruler } from '#src/features/plan/calculation/calculation.tsx';
import { Fold } from '#src/islands/fold.tsx';
import type { Column } from '../answer.ts';
import type { CompareData } from '../from-content.ts';
import { type Row, rowsOf } from '../rows.ts';

type RowsProps = { data: CompareData; columns: readonly Column[]; rows: readonly Row[] };

/** Questions that are answered differently, column by column. */
const Rows = ({ data: { days: words }, columns, rows }: RowsProps) => {
  const longest = Math.max(
    ...rows.flatMap(({ answers }) => answers.map(({ days = '' }) => measured(days).to)),
  );
  return (
    <table className="tool-table compare-table" data-columns={columns.length}>
      <thead>
        <tr>
          <td />
          {columns.map(({ id, name, subject, address, family }) => (
            <th key={id} scope="col" data-family={family}>
              <a href={address} data-text="heading">
                <UnbrokenText text={name} />
              </a>{' '}
              <span data-text="small">{subject}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, question, answers }) => (
          <tr key={id}>
            <th scope="row">
              <span data-text="name">{question}</span>{' '}
              {id === 'days' && <span data-text="small">{fill(words.note, { people: words.people })}</span>}
            </th>
            {answers.map(({ column, text, days }) => (
              // The label is shown where there is no room for columns.
              <td key={column.id} data-text="body" data-family={column.family} data-label={column.sign}>
                <div>
                  {days && (
                    <>
                      <b data-text="figure">{days}</b> <Ruler {...measured(days)} longest={longest} />
                    </>
                  )}
                  <span data-text={days && 'small'}>
                    <UnbrokenText text={text} />
                  </span>
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type ColumnsProps = Omit<RowsProps, 'rows'> & { today: string | undefined };

/** Standards side by side: what differs and matters most, and folded what else differs and what is alike. */
export const Columns = ({ data, columns, today }: ColumnsProps) => {
  const { further, same: alike } = data.result;
  const { differing, same } = rowsOf(columns, data, today);
  const minor = differing.filter(({ isMinor }) => isMinor);
  return (
    <>
      <Rows data={data} columns={columns} rows={differing.filter(({ isMinor }) => !isMinor)} />
      {minor.length > 0 && (
        <Fold count={minor.length} name={further}>
          <Rows data={data} columns={columns} rows={minor} />
        </Fold>
      )}
      {same.length > 0 && (
        <Fold count={same.length} name={[alike.two, alike.three, alike.four][columns.length - 2] ?? ''}>
          <FactList
            className="tool-facts"
            names="name"
            facts={same.map(({ question, answers }) => ({ label: question, value: answers[0]?.text }))}
          />
        </Fold>
      )}
    </>
  );
};
