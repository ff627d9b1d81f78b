export type ResultTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly [string, ...(string | number)[]])[];
};

/** What a drawing shows, for those who read or hear it. */
export const ResultTable = ({ caption, columns, rows }: ResultTableProps) => (
  <table className="plan-table" data-figures>
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
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
            <td key={index}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
