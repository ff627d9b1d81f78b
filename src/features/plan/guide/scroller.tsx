import { Table, type TableProps } from '#src/islands/table.tsx';

export type ScrollerProps = Pick<TableProps, 'rows' | 'hasFigures'> & {
  caption: string;
  columns: Readonly<Record<string, string>>;
};

/** A table that scrolls by itself where it is wider than its place. */
export const Scroller = ({ columns, ...table }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
  <figure className="tool-scroll" aria-label={table.caption} tabIndex={0}>
    <Table {...table} columns={Object.values(columns)} />
  </figure>
);
