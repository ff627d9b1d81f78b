import type { ReactNode } from 'react';

export type GuideTableProps = {
  caption: string;
  columns: readonly string[];
  /** Each row by its key; its first cell names it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Figures stand right, below each other. */
  figures?: boolean;
};

/** A ruled table that scrolls by itself where it is wider than its place. */
export const GuideTable = ({ caption, columns, rows, figures }: GuideTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
  <figure className="plan-scroll" aria-label={caption} tabIndex={0}>
    <table className="plan-table" data-figures={figures || undefined}>
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
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
);
