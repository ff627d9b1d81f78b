import type { ReactNode } from 'react';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';

export type GuideTableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly ReactNode[])[];
  /** Words in its cells, not figures that stand right, below each other. */
  isText?: boolean | undefined;
  /** Folds the table on phones: its anchor, and the words of the button that shows it, `Show all {count}`. */
  fold?: { id: string; label: string };
};

/** A ruled table that scrolls by itself where it is wider than its place. */
export const GuideTable = ({ caption, columns, rows, isText = false, fold }: GuideTableProps) => {
  const scroller = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
    <figure className="plan-scroll" aria-label={caption} tabIndex={0}>
      <table className="tool-table" data-figures={!isText || undefined}>
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
    </figure>
  );
  return fold ? (
    <>
      <div id={fold.id} data-fold>
        {/* The scroller is inside what is folded: there the keyboard passes it over. */}
        <div data-detail>{scroller}</div>
      </div>
      <UnfoldButton controls={fold.id} count={rows.length} label={fold.label} />
    </>
  ) : (
    scroller
  );
};
