import { ColumnsTable, type ColumnsTableProps } from './columns-table.tsx';

export type SideBySideProps = Omit<ColumnsTableProps, 'labelledBy'> & {
  id: string;
  heading: string;
  note?: string | undefined;
};

/** A part of a comparison: its heading, and a column for each standard. */
export const SideBySide = ({ id, heading, note, ...table }: SideBySideProps) => (
  <section className="plan-side">
    <h3 id={id}>{heading}</h3>
    {note && <p className="plan-hint">{note}</p>}
    <ColumnsTable labelledBy={id} {...table} />
  </section>
);
