import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { ColumnsTable, type ColumnsTableProps } from '../view/columns-table.tsx';

type ComparisonTableProps = Omit<SectionProps, 'children' | 'layout'> & Omit<ColumnsTableProps, 'labelledBy'>;

/** Standards side by side, a column for each, as the comparison of the visitor's choice shows them. */
export const ComparisonTable = ({ corner, columns, rows, ...section }: ComparisonTableProps) => (
  <Section {...section}>
    <ColumnsTable labelledBy={`${section.id}-heading`} corner={corner} columns={columns} rows={rows} />
  </Section>
);
