import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import styles from '#src/sections/edition-register/edition-register.module.css';

type FactTableProps = Omit<SectionProps, 'children' | 'layout'> & {
  heading: string;
  /** Heads the column of the rows' names. */
  corner: string;
  columns: readonly string[];
  rows: readonly {
    label: string;
    href?: string | undefined;
    /** One for each column. */
    cells: readonly string[];
  }[];
};

/** Facts side by side, in the form of the edition register: a table, and on narrow screens a block for each row. */
export const FactTable = ({ corner, columns, rows, ...section }: FactTableProps) => (
  <Section {...section}>
    <div className={styles.register}>
      <table className={styles.table} aria-labelledby={`${section.id}-heading`}>
        <thead>
          <tr className={styles.row}>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, href, cells }) => (
            <tr className={`${styles.row} ${styles.prose}`} key={label}>
              <th className={styles.standard} scope="row">
                {href ? (
                  <a className={styles.named} href={href}>
                    {label}
                  </a>
                ) : (
                  <b>{label}</b>
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} data-label={columns[index]}>
                  <div>
                    <KeptText text={cell} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Section>
);
