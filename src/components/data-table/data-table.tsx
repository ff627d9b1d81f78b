import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../section/section.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './data-table.module.css';

/** Words, a link, or a figure that stands large over how it was come to. */
export type TableCell = string | { label: string; href?: string; figure?: string };

export type TableRow = {
  /** Large before the label. */
  number?: string | undefined;
  label: string;
  href?: string | undefined;
  /** One for each column but the first. */
  cells: readonly TableCell[];
};

type Group = {
  /** What its rows have in common, beside them; then narrow screens need no names beside the cells. */
  heading?: ReactNode;
  /** What there is nothing to say of, before the other rows. */
  plain?: readonly string[];
  rows: readonly TableRow[];
};

type DataTableProps = SectionProps & { columns: readonly string[]; groups: readonly Group[] };

const Cell = ({ label, href, figure }: Exclude<TableCell, string>) => {
  if (href)
    return (
      <a className={styles.named} href={href}>
        {label}
      </a>
    );
  return (
    <>
      <p className={styles.figure} data-text="figure">
        {figure}
      </p>
      {label && (
        <p data-text="small">
          <UnbrokenText text={label} />
        </p>
      )}
    </>
  );
};

/** Facts side by side, in the form of the edition register: a table, and on narrow screens a block for each row. */
export const DataTable = ({ columns, groups, ...section }: DataTableProps) => (
  <Section {...section}>
    <div className={styles.register}>
      <table className={styles.table} aria-labelledby={`${section.id}-heading`}>
        <thead className={styles.columns} data-text="name">
          <tr>
            {columns.map((column, at) => (
              <th scope="col" key={column} colSpan={at === 0 && groups[0]?.heading ? 2 : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ heading, plain = [], rows }) => (
          <tbody className={heading ? styles.group : undefined} key={rows[0]?.label ?? plain[0]}>
            {heading && (
              <tr>
                <th data-text="heading" scope="rowgroup" rowSpan={1 + rows.length + Math.sign(plain.length)}>
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
            {rows.map(({ number, label, href, cells }) => (
              <tr className={`${styles.row} ${styles.prose}`} key={label}>
                <th data-text={heading ? 'name' : 'heading'} scope="row">
                  {number && (
                    <>
                      <span className={styles.number} data-text="figure">
                        {number}
                      </span>{' '}
                    </>
                  )}
                  {href ? (
                    <a className={styles.named} href={href} data-tap>
                      {label}
                    </a>
                  ) : (
                    <UnbrokenText text={label} />
                  )}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} data-label={heading ? undefined : columns[index + 1]}>
                    <div>{typeof cell === 'string' ? <UnbrokenText text={cell} /> : <Cell {...cell} />}</div>
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
