import type { ReactNode } from 'react';

export type ResultTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
  /** Words in its cells, not figures that stand right, below each other. */
  isText?: boolean | undefined;
};

/** A ruled table: what a drawing shows, for those who read or hear it, or rules to be read. */
export const ResultTable = ({ caption, columns, rows, isText = false }: ResultTableProps) => (
  <table className="plan-table" data-figures={!isText || undefined}>
    <caption data-visually-hidden>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row holds no state
        <tr key={row}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
