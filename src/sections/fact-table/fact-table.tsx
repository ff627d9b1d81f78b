import { Section, type SectionProps } from '#src/components/section/section.tsx';
import styles from '#src/sections/edition-register/edition-register.module.css';

export type FactTableProps = Omit<SectionProps, 'children' | 'layout'> & {
  heading: string;
  /** Heads the column of the rows' names. */
  corner: string;
  columns: readonly { name: string; href?: string | undefined }[];
  rows: readonly {
    label: string;
    href?: string | undefined;
    /** Below the name of the row: that all cells say the same. */
    remark?: string | undefined;
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
            {columns.map(({ name, href }) => (
              <th scope="col" key={name}>
                {href ? <a href={href}>{name}</a> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, href, remark, cells }) => (
            <tr className={`${styles.row} ${styles.prose}`} key={label}>
              <th className={styles.standard} scope="row">
                {href ? (
                  <a className={styles.named} href={href}>
                    {label}
                  </a>
                ) : (
                  <b>{label}</b>
                )}
                {remark && <span className={styles.amendment}>{remark}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.name} data-label={columns[index]?.name}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Section>
);
