import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { Row } from '../fact-rows.ts';
import type { CompareData } from './compare-data.ts';

export type ColumnsTableProps = {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Heads the column of the rows' names. */
  corner: string;
  columns: CompareData['pages'];
  rows: readonly Row[];
};

/** A column for each standard, its number over it; where there is no room for columns, a block for each row. */
export const ColumnsTable = ({ labelledBy, corner, columns, rows }: ColumnsTableProps) => (
  <div className="columns" data-count={columns.length}>
    <table className="columns-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({ id, code, address, family, numeral }) => (
            <th key={id} scope="col" data-family={family}>
              {numeral && (
                <span className="columns-numeral" aria-hidden="true">
                  {numeral}
                </span>
              )}
              <a href={address}>{code}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, remark, cells }) => (
          <tr key={label} data-same={remark !== undefined || undefined}>
            <th scope="row">
              {label}
              {remark && <span>{remark}</span>}
            </th>
            {columns.map(({ id, code, family, numeral }, index) => (
              <td key={id} data-family={family} data-label={numeral ?? code}>
                <div>
                  <UnbrokenText text={cells[index] ?? ''} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
