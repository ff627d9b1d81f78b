import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../section/section.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './data-table.module.css';

type Group = {
  /** What its rows have in common, over them; then narrow screens need no names beside the cells. */
  heading?: ReactNode;
  /** What there is nothing to say of, below the heading. */
  plain?: readonly string[];
  rows: readonly {
    label: string;
    href?: string | undefined;
    /** One for each column but the first; with an address a link. */
    cells: readonly (string | { label: string; href: string })[];
  }[];
};

type DataTableProps = SectionProps & { columns: readonly string[]; groups: readonly Group[] };

/** Facts side by side, in the form of the edition register: a table, and on narrow screens a block for each row. */
export const DataTable = ({ columns, groups, ...section }: DataTableProps) => (
  <Section {...section}>
    <div className={styles.register}>
      <table className={styles.table} aria-labelledby={`${section.id}-heading`}>
        <thead>
          <tr className={styles.row}>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ heading, plain = [], rows }) => (
          <tbody key={rows[0]?.label ?? plain[0]}>
            {heading && (
              <tr className={styles.row}>
                <th className={styles.standard} data-text="heading" scope="rowgroup" colSpan={columns.length}>
                  {heading}
                </th>
              </tr>
            )}
            {plain.length > 0 && (
              <tr className={`${styles.row} ${styles.prose}`}>
                <td colSpan={columns.length}>
                  <UnbrokenText text={plain.join(', ')} />
                </td>
              </tr>
            )}
            {rows.map(({ label, href, cells }) => (
              <tr className={`${styles.row} ${styles.prose}`} key={label}>
                <th className={styles.standard} data-text="name" scope="row">
                  {href ? (
                    <a className={styles.named} href={href} data-tap>
                      {label}
                    </a>
                  ) : (
                    label
                  )}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} data-label={heading ? undefined : columns[index + 1]}>
                    <div>
                      {typeof cell === 'string' ? (
                        <UnbrokenText text={cell} />
                      ) : (
                        <a className={styles.named} href={cell.href}>
                          {cell.label}
                        </a>
                      )}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  </Section>
);
