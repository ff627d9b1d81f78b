import type { ReactNode } from 'react';

export type TableProps = {
  /** An empty one names nothing, as over the rows' own names. */
  columns: readonly string[];
  /** Above the names, what so many of them have in common. */
  over?: readonly { text?: string | undefined; columns: number }[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
  /** In a narrow place each row is a block below its name, the name of its column before each cell. */
  isStacked?: boolean;
  /** Figures in its cells: those that are counted stand below one another by their last digit. */
  figures?: 'named' | 'counted';
  /** Tells a screen reader what it is; such a table scrolls by itself where it is wider than its place. */
  caption?: string;
  /** The id of the heading that says what it is. */
  labelledBy?: string;
  className?: string;
};

const headOf = (text?: string, columns?: number) =>
  text ? (
    <th key={text} scope="col" colSpan={columns}>
      {text}
    </th>
  ) : (
    <td key={text} colSpan={columns} />
  );

/** A ruled table whose rows are named by their first cell. */
export const Table = ({
  columns,
  over,
  rows,
  isStacked,
  figures,
  caption,
  labelledBy,
  className,
}: TableProps) => {
  const table = (
    <table
      className={className ? `tool-table ${className}` : 'tool-table'}
      data-figures={figures}
      aria-labelledby={labelledBy}
    >
      <thead data-text="label">
        {over && <tr>{over.map(({ text, columns: span }) => headOf(text, span))}</tr>}
        <tr>{columns.map((column) => headOf(column))}</tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row holds no state
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
              <td key={column} data-label={isStacked && columns[column + 1]}>
                {typeof cell === 'object' && isStacked ? <div>{cell}</div> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isStacked) {
    return (
      <div className="tool-words">
        <div className="tool-place">{table}</div>
      </div>
    );
  }
  return caption ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
    <figure className="tool-scroll" aria-label={caption} tabIndex={0}>
      {table}
    </figure>
  ) : (
    table
  );
};
