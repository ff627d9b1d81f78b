import type { ReactNode } from 'react';

export type TableProps = {
  /** An empty one names nothing, as over the rows' own names. */
  columns: readonly string[];
  /** Above each name, what it shares with its neighbours, which the eye reads once. */
  over?: readonly (string | undefined)[] | undefined;
  /** The first cell of a row names it; one alone heads the rows below it. */
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
      <tr>
        {columns.map((column, at) =>
          column ? (
            <th key={column} scope="col" data-text={hasFigures ? 'label' : 'small'}>
              {over?.[at] && (
                <span data-visually-hidden={over[at] === over[at - 1] || undefined}>{`${over[at]} `}</span>
              )}
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
          <th
            scope={cells.length > 0 ? 'row' : 'rowgroup'}
            colSpan={cells.length > 0 ? undefined : columns.length}
          >
            {name}
          </th>
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
