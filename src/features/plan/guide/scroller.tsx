import { Fragment } from 'react';
import { ScrollingTable, type TableProps } from '#src/islands/table.tsx';
import type { AuditTime } from '../audit-time/schema.ts';

export type ScrollerProps = Pick<TableProps, 'rows' | 'hasFigures'> & {
  caption: string;
  columns: Readonly<Record<string, string>>;
  /** By column: see Table. */
  over?: Readonly<Record<string, string>>;
};

/** A table whose columns have names in the content. */
export const Scroller = ({ columns, over, ...table }: ScrollerProps) => (
  <ScrollingTable
    {...table}
    columns={Object.values(columns)}
    over={over && Object.keys(columns).map((column) => over[column])}
  />
);

/** The rows of the public table of auditor days: people in scope, and the days of each column over a line as long. */
export const bandRows = (bands: AuditTime['bands']) =>
  bands.map(({ from, upTo, ...days }) => [
    <span key={from} data-text="label" data-unbroken>
      {`${from}–${upTo}`}
    </span>,
    ...Object.entries(days).map(([column, count]) => (
      <Fragment key={column}>
        {count}
        <svg aria-hidden="true">
          <path d={`M0 0h${count}`} />
        </svg>
      </Fragment>
    )),
  ]);
