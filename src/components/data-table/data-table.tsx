import { Section, type SectionProps } from '../section/section.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './data-table.module.css';

type TableRow = {
  label: string;
  href?: string | undefined;
  /** One for each column but the first. */
  cells: readonly string[];
};

type FactTableProps = { id: string | undefined; columns: readonly string[]; rows: readonly TableRow[] };

/** Facts side by side, in the form of the edition register: a table, and on narrow screens a block for each row. */
export const FactTable = ({ id, columns, rows }: FactTableProps) => (
  <div className={styles.register}>
    <table className={styles.table} aria-labelledby={`${id}-heading`}>
      <thead className={styles.columns} data-text="name">
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, href, cells }) => (
          <tr className={styles.row} key={label}>
            <th data-text="heading" scope="row">
              {href ? (
                <a className={styles.named} href={href} data-tap>
                  {label}
                </a>
              ) : (
                <UnbrokenText text={label} />
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                <div>
                  <UnbrokenText text={cell} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A section that is such a table. */
export const DataTable = ({ columns, rows, ...section }: SectionProps & FactTableProps) => (
  <Section {...section}>
    <FactTable id={section.id} columns={columns} rows={rows} />
  </Section>
);
