import type { Row } from '#src/comparisons/fact-rows.ts';
import type { CompareData } from './compare-data.ts';

export type SideBySideProps = {
  id: string;
  heading: string;
  note?: string | undefined;
  /** Heads the column of the rows' names. */
  corner: string;
  columns: CompareData['pages'];
  rows: readonly Row[];
};

/** A column for each standard, its number over it; where there is no room for columns, a block for each row. */
export const SideBySide = ({ id, heading, note, corner, columns, rows }: SideBySideProps) => (
  <section className="plan-side">
    <h3 id={id}>{heading}</h3>
    {note && <p className="plan-hint">{note}</p>}
    <table className="plan-table plan-columns-table" data-count={columns.length} aria-labelledby={id}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({ id: page, code, address, family, numeral }) => (
            <th key={page} scope="col" data-family={family}>
              {numeral && (
                <span className="plan-column-numeral" aria-hidden="true">
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
            {cells.map((cell, index) => (
              <td key={columns[index]?.id} data-label={columns[index]?.numeral ?? columns[index]?.code}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
