import type { ReactNode } from 'react';

export type TableProps = {
  /** An empty one names nothing, as over the rows' own names. */
  columns: readonly string[];
  /** Above the names, what so many of them have in common. */
  over?: readonly { text?: string | undefined; columns: number }[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
  /** On phones each row stands below its name, the name of its column before each cell. */
  isStacked?: boolean | undefined;
  /** Figures in its cells. */
  hasFigures?: boolean | undefined;
  className?: string | undefined;
};

/** A ruled table whose rows are named by their first cell. */
export const Table = ({ columns, over, rows, isStacked, hasFigures, className = '' }: TableProps) => (
  <table
    className={`tool-table ${className}`}
    data-figures={hasFigures || undefined}
    data-stacked={isStacked || undefined}
  >
    <thead>
      {over && (
        <tr>
          {over.map(({ text, columns: span }) => {
            const Cell = text ? 'th' : 'td';
            return (
              <Cell key={text} scope={text && 'col'} colSpan={span} data-text="label">
                {text}
              </Cell>
            );
          })}
        </tr>
      )}
      <tr>
        {columns.map((column) =>
          column ? (
            <th key={column} scope="col" data-text={hasFigures ? 'label' : 'small'}>
              {column}
            </th>
          ) : (
            <td key={column} />
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row holds no state
        <tr key={row}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
              key={column}
              data-label={isStacked ? columns[column + 1] : undefined}
            >
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** One that scrolls by itself where it is wider than its place; the caption tells a screen reader what it is. */
export const ScrollingTable = ({ caption, ...table }: TableProps & { caption: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
  <figure className="tool-scroll" aria-label={caption} tabIndex={0}>
    <Table {...table} />
  </figure>
);
