import type { ReactNode } from 'react';
import { Section, type SectionProps } from '../section/section.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import styles from './data-table.module.css';

type TableRow = {
  label: string;
  href?: string | undefined;
  /** One for each column but the first. */
  cells: readonly string[];
};

type Group = {
  /** What its rows have in common, beside them; then narrow screens need no names beside the cells. */
  heading?: ReactNode;
  /** What there is nothing to say of, before the other rows. */
  plain?: readonly string[];
  rows: readonly TableRow[];
};

type FactTableProps = { id: string | undefined; columns: readonly string[]; groups: readonly Group[] };

/** Facts side by side, in the form of the edition register: a table, and on narrow screens a block for each row. */
export const FactTable = ({ id, columns, groups }: FactTableProps) => (
  <div className={styles.register}>
    <table className={styles.table} aria-labelledby={`${id}-heading`}>
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
            <tr className={styles.row}>
              <td colSpan={columns.length}>
                <UnbrokenText text={plain.join(', ')} />
              </td>
            </tr>
          )}
          {rows.map(({ label, href, cells }) => (
            <tr className={styles.row} key={label}>
              <th data-text={heading ? 'name' : 'heading'} scope="row">
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
                  <div>
                    <UnbrokenText text={cell} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </div>
);

/** A section that is such a table. */
export const DataTable = ({ columns, groups, ...section }: SectionProps & FactTableProps) => (
  <Section {...section}>
    <FactTable id={section.id} columns={columns} groups={groups} />
  </Section>
);
